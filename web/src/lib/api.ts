/** Requests to the server. */

import { prefs } from './prefs.svelte'
import type { Problem } from './wire'

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text)
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const join = path.includes('?') ? '&' : '?'
  const response = await fetch(`/api/${path}${join}lang=${prefs.language}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Refused((answer as { error: Problem }).error)
  return answer as T
}
