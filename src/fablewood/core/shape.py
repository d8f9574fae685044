"""Reads JSON, checks that it has the shape its JSON Schema says, and says in both languages where it has not.

It knows the part of JSON Schema that our positions use. (A library would say it in English only.)
"""

from __future__ import annotations

import json
import re
from typing import Any

from fablewood.core.errors import InvalidPosition, Refusal
from fablewood.core.text import Either, Message, quoted

KINDS: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}

LONGEST_NUMBER = 1000
"""Digits. Python itself reads no more than some thousands."""

FEW = 8
"""So many values of an enum are named."""


def read_json(text: str) -> object:
    """What some JSON holds. What Python would read in silence, or refuse in words of its own, is refused in ours."""
    try:
        return json.loads(text, parse_int=_read_number, object_pairs_hook=_read_object)
    except json.JSONDecodeError as error:
        reason = Message("json-syntax", line=str(error.lineno), column=str(error.colno))
    except RecursionError:
        reason = Message("json-deep")
    raise InvalidPosition(Refusal(reason))


def _read_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise InvalidPosition(Refusal(Message("json-number", number=quoted(digits, 20), digits=str(len(digits)))))
    return int(digits)


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Of two values under one name Python would drop the first."""
    names = [name for name, _ in pairs]
    twice = next((name for number, name in enumerate(names) if name in names[:number]), None)
    if twice is not None:
        raise InvalidPosition(Refusal(Message("json-twice", name=twice)))
    return dict(pairs)


def object_of(properties: dict[str, Any], required: list[str] | None = None) -> dict[str, Any]:
    """Schema of an object with just these properties, all of them required unless a list says which."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties) if required is None else required,
        "additionalProperties": False,
    }


def list_of(items: dict[str, Any], at_least: int = 0, at_most: int | None = None) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "array", "items": items}
    if at_least:
        schema["minItems"] = at_least
    if at_most is not None:
        schema["maxItems"] = at_most
    return schema


def check_shape(value: object, schema: dict[str, Any], path: str = "$") -> None:
    """Raise InvalidPosition at the first place where `value` is not as `schema` says."""
    if "anyOf" in schema:
        _check_any(value, schema["anyOf"], path)
        return
    if "enum" in schema and not any(value == one and type(value) is type(one) for one in schema["enum"]):
        _refuse_value(path, value, [str(one) for one in schema["enum"]])
    if "type" in schema and not _is(value, schema["type"]):
        _refuse(path, Message("shape-type", found=_short(value), expected=Message(f"shape-{schema['type']}")))
    if "pattern" in schema and not re.fullmatch(schema["pattern"], str(value)):
        _refuse(path, Message("shape-pattern", found=_short(value), expected=schema["pattern"]))
    if isinstance(value, int):
        low, high = schema.get("minimum", value), schema.get("maximum", value)
        if not low <= value <= high:
            _refuse(path, Message("shape-range", found=_short(value), low=str(low), high=str(high)))
    if isinstance(value, list):
        _check_list(value, schema, path)
    if isinstance(value, dict):
        _check_object(value, schema, path)


def _refuse_value(path: str, value: object, known: list[str]) -> None:
    if len(known) <= FEW:
        _refuse(path, Message("shape-enum", found=_short(value), expected=Either(tuple(known))))
    count, some = str(len(known)), tuple(known[:FEW])
    _refuse(path, Message("shape-enum-many", found=_short(value), count=count, some=some))


def _check_any(value: object, schemas: list[dict[str, Any]], path: str) -> None:
    for schema in schemas:
        if "type" in schema and _is(value, schema["type"]):
            check_shape(value, schema, path)
            return
    expected = Either(tuple(Message(f"shape-{schema['type']}") for schema in schemas))
    _refuse(path, Message("shape-type", found=_short(value), expected=expected))


def _check_list(value: list[Any], schema: dict[str, Any], path: str) -> None:
    low, high = schema.get("minItems", 0), schema.get("maxItems", len(value))
    if not low <= len(value) <= high:
        if low == high:
            _refuse(path, Message("shape-length-exact", found=str(len(value)), length=str(low)))
        most = str(schema.get("maxItems", "∞"))
        _refuse(path, Message("shape-length", found=str(len(value)), low=str(low), high=most))
    for index, item in enumerate(value):
        check_shape(item, schema.get("items", {}), f"{path}[{index}]")


def _check_object(value: dict[Any, Any], schema: dict[str, Any], path: str) -> None:
    properties = schema.get("properties")
    if properties is None:
        return
    for name in schema["required"]:
        if name not in value:
            _refuse(path, Message("shape-missing", name=name))
    for name, item in value.items():
        if name not in properties:
            _refuse(path, Message("shape-unknown", name=_short(name), names=tuple(properties)))
        check_shape(item, properties[name], f"{path}.{name}")


def _is(value: object, kind: str) -> bool:
    return isinstance(value, KINDS[kind]) and not (kind == "integer" and isinstance(value, bool))


def _short(value: object) -> str:
    """As JSON writes it."""
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    text = quoted(value) if isinstance(value, int) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _refuse(path: str, reason: Message) -> None:
    raise InvalidPosition(Refusal(Message("position-at", path=path, reason=reason)))
