// Made by `npm run wire` of src/fablewood/server/wire.py: change that, not this.

export type ClientFrame =
  | MoveAsked
  | PremovesAsked
  | PremoveAsked
  | ExplainAsked
  | HintAsked
  | UndoAskedFor
  | ConsentAsked
  | TalkAsked
  | ShowAsked
  | LeaveAsked
  | RematchAsked
  | ResyncAsked
export type ServerFrame = TableFrame | PlayersFrame | AnswerFrame | ErrorFrame

export interface Everything {
  ConsentAsked?: ConsentAsked
  ExplainAsked?: ExplainAsked
  HintAsked?: HintAsked
  LeaveAsked?: LeaveAsked
  MoveAsked?: MoveAsked
  PremoveAsked?: PremoveAsked
  PremovesAsked?: PremovesAsked
  RematchAsked?: RematchAsked
  ResyncAsked?: ResyncAsked
  ShowAsked?: ShowAsked
  TalkAsked?: TalkAsked
  UndoAskedFor?: UndoAskedFor
  ClientFrame?: ClientFrame
  About?: About
  AnswerFrame?: AnswerFrame
  ClockNow?: ClockNow
  ClockWish?: ClockWish1
  ErrorFrame?: ErrorFrame
  Happening?: Happening
  Hint?: Hint
  Joined?: Joined
  Move?: Move
  Player?: Player
  PlayersFrame?: PlayersFrame
  Problem?: Problem
  Proof?: Proof
  Settings?: Settings
  Step?: Step
  TableFrame?: TableFrame
  Thing?: Thing
  Told?: Told
  UndoAsked?: UndoAsked
  ServerFrame?: ServerFrame
  GameOffer?: GameOffer
  OptionOffer?: OptionOffer
  Catalogue?: Catalogue
  Rules?: Rules
  Printed?: Printed
  Guest?: Guest
  SeatWish?: SeatWish
  NewTable?: NewTable
  Seated?: Seated
  Sit?: Sit
  Branch?: Branch
  Listed?: Listed
  Me?: Me
  Naming?: Naming
  Lobby?: Lobby
  DeviceLink?: DeviceLink
  Device?: Device
  Report?: Report
  Reported?: Reported
  ReplayFrame?: ReplayFrame
  Replay?: Replay
  Failure?: Failure
  Health?: Health
}
export interface ConsentAsked {
  id: string
  do: 'consent'
  number: number
  yes: boolean
}
/**
 * Why can't I?
 */
export interface ExplainAsked {
  id: string
  do: 'explain'
  move: string
}
export interface HintAsked {
  id: string
  do: 'hint'
}
/**
 * Before the game: your seat is free again. In it: a bot plays on for you at once, until you are back.
 */
export interface LeaveAsked {
  id: string
  do: 'leave'
}
export interface MoveAsked {
  id: string
  do: 'move'
  decision: number
  move: string
}
/**
 * Made at once when you are asked next, if it is legal then; null takes it back.
 */
export interface PremoveAsked {
  id: string
  do: 'premove'
  move: string | null
}
/**
 * Which moves could be yours when you are asked next.
 */
export interface PremovesAsked {
  id: string
  do: 'premoves'
}
export interface RematchAsked {
  id: string
  do: 'rematch'
}
/**
 * Send the whole table again.
 */
export interface ResyncAsked {
  id: string
  do: 'resync'
}
/**
 * Let those who watch see through your eyes, or no longer.
 */
export interface ShowAsked {
  id: string
  do: 'show'
  show: boolean
}
/**
 * A text, or the id of a phrase.
 */
export interface TalkAsked {
  id: string
  do: 'talk'
  text?: string | null
  phrase?: string | null
}
export interface UndoAskedFor {
  id: string
  do: 'undo'
}
/**
 * What seldom changes.
 */
export interface About {
  table: string
  path: string
  game: string
  rules: number
  seats: number
  options: {
    [k: string]: boolean | number | string
  }
  settings: Settings
  made: number
  commitment: string
  branch_of: string | null
}
/**
 * What a table has agreed on, besides the game.
 */
export interface Settings {
  join?: 'open' | 'link'
  watch?: 'all' | 'none'
  delay?: number
  clock?: ClockWish
  absence?: number | null
  substitute?: string
  hints?: boolean
  undo?: boolean
  talk?: 'all' | 'phrases' | 'off'
}
/**
 * `move`: seconds for each decision. `game`: seconds for the whole game, and an increment for each decision.
 * `days`: like `move`, for those who look in now and then. Who runs out of time: a bot makes that decision.
 */
export interface ClockWish {
  kind?: 'none' | 'move' | 'game' | 'days'
  seconds?: number
  increment?: number
}
/**
 * The answer to a frame that somebody sent, under the same id.
 */
export interface AnswerFrame {
  frame: 'answer'
  id: string
  ok: boolean
  number: number | null
  error: Problem | null
  legal: boolean | null
  refusal: Problem | null
  hint: Hint | null
  moves: Move[] | null
}
/**
 * Why something was refused, for people and for programs.
 */
export interface Problem {
  code:
    | 'malformed'
    | 'too-large'
    | 'too-fast'
    | 'too-many'
    | 'not-found'
    | 'not-yours'
    | 'stale'
    | 'unreadable'
    | 'illegal'
    | 'setup'
    | 'not-now'
    | 'trouble'
  message: Told
  text: string
  rule: string
  wait: number | null
}
/**
 * A sentence: its id in the catalogues and what it speaks of. `seat` (number) is said as that player's name.
 */
export interface Told {
  id: string
  args: {
    [k: string]: number | string | Told | Thing | Joined
  }
}
/**
 * A thing of the game: as data (`broom-7`) and in words.
 */
export interface Thing {
  plain: number | string
  words: Told
}
/**
 * Several, joined as the language joins them.
 */
export interface Joined {
  join: 'and' | 'or'
  parts: (number | string | Told | Thing | Joined)[]
}
export interface Hint {
  move: Move
  expected: number | null
}
/**
 * A legal move. Its text names things of the view: `play broom-7`, `swap hoot row-1 row-3`.
 */
export interface Move {
  id: number
  text: string
  words: Told
}
/**
 * Seconds left at the time `at`, and whether they are running.
 */
export interface ClockNow {
  left: number
  running: boolean
  at: number
}
/**
 * `move`: seconds for each decision. `game`: seconds for the whole game, and an increment for each decision.
 * `days`: like `move`, for those who look in now and then. Who runs out of time: a bot makes that decision.
 */
export interface ClockWish1 {
  kind?: 'none' | 'move' | 'game' | 'days'
  seconds?: number
  increment?: number
}
/**
 * Something that could not be read, or is too much; the connection may be closed after it.
 */
export interface ErrorFrame {
  frame: 'error'
  error: Problem
}
/**
 * One thing that happened, as these eyes may know it.
 */
export interface Happening {
  kind: string
  message: Told
  data: {
    [k: string]: unknown
  }
  chance: boolean
}
export interface Player {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string | null
  level: string | null
  present: boolean
  substitute: string | null
  shows: boolean
  host: boolean
  clock: ClockNow | null
}
/**
 * Somebody came or went.
 */
export interface PlayersFrame {
  frame: 'players'
  table: string
  now: number
  players: Player[]
}
/**
 * SHA-256 of `seed:salt` is the commitment that was shown from the beginning.
 */
export interface Proof {
  seed: string
  salt: string
}
/**
 * One event of the table's log: a move with all that followed from it, or something people did.
 */
export interface Step {
  number: number
  at: number
  kind:
    | 'made'
    | 'sat'
    | 'left'
    | 'began'
    | 'move'
    | 'undo-asked'
    | 'undo-agreed'
    | 'undo-refused'
    | 'undone'
    | 'away'
    | 'back'
    | 'late'
    | 'shows'
    | 'hides'
    | 'said'
    | 'paused'
    | 'rematch'
  seat: number | null
  move: string | null
  moves: number | null
  by: ('person' | 'bot') | null
  name: string | null
  text: string | null
  happenings: Happening[]
}
/**
 * The table through one pair of eyes, and what happened since the last frame.
 */
export interface TableFrame {
  frame: 'table'
  table: string
  number: number
  since: number
  now: number
  status: 'open' | 'playing' | 'over'
  seat: number | null
  eyes: number
  about: About | null
  players: Player[] | null
  view: {
    [k: string]: unknown
  } | null
  to_act: number[]
  decision: number
  moves: Move[]
  made: number
  premove: string | null
  can_undo: boolean
  undo: UndoAsked | null
  steps: Step[]
  rematch: string | null
  proof: Proof | null
}
export interface UndoAsked {
  number: number
  seat: number
  waiting: number[]
}
export interface GameOffer {
  title: Told
  name: string
  code: string
  rules: number
  blurb: Told
  seats: number[]
  options: OptionOffer[]
}
/**
 * An option of a game. What depends on the number of seats is given for each.
 */
export interface OptionOffer {
  name: string
  kind: 'number' | 'yes-no' | 'choice' | 'selection' | 'text'
  words: Told
  choices: {
    [k: string]: Told
  }
  usual: {
    [k: string]: boolean | number | string
  }
  low: number | null
  high: number | null
  values: {
    [k: string]: string[]
  } | null
  count: number | null
}
/**
 * GET /api/games
 */
export interface Catalogue {
  version: string
  games: GameOffer[]
  bots: string[]
  phrases: string[]
  languages: string[]
}
/**
 * GET /api/games/{game}/rules: Markdown. Each rule begins a paragraph with its id: `**SP 5.2**`.
 */
export interface Rules {
  game: string
  language: string
  text: string
}
/**
 * GET /api/tables/{table}/cards: what is printed on the cards of this table, in the language that was asked for.
 * Empty where the names of the cards say everything.
 */
export interface Printed {
  cards: {
    [k: string]: {
      [k: string]: unknown
    }
  }
}
/**
 * POST /api/guests: the key of a new guest, for programs.
 */
export interface Guest {
  key: string
}
/**
 * Who is to sit there: you, whoever comes, or a bot of a level.
 */
export interface SeatWish {
  kind?: 'me' | 'open' | 'bot'
  level?: string | null
}
/**
 * POST /api/tables
 */
export interface NewTable {
  join?: 'open' | 'link'
  watch?: 'all' | 'none'
  delay?: number
  clock?: ClockWish2
  absence?: number | null
  substitute?: string
  hints?: boolean
  undo?: boolean
  talk?: 'all' | 'phrases' | 'off'
  game: string
  seats: number
  options?: {
    [k: string]: boolean | number | string
  }
  players?: SeatWish[] | null
  name?: string | null
}
/**
 * `move`: seconds for each decision. `game`: seconds for the whole game, and an increment for each decision.
 * `days`: like `move`, for those who look in now and then. Who runs out of time: a bot makes that decision.
 */
export interface ClockWish2 {
  kind?: 'none' | 'move' | 'game' | 'days'
  seconds?: number
  increment?: number
}
/**
 * The answer to making, joining, branching or repeating a table.
 */
export interface Seated {
  table: string
  seat: number | null
  path: string
}
/**
 * POST /api/tables/{table}/sit. Without a seat: any that is free.
 */
export interface Sit {
  seat?: number | null
  name?: string | null
}
/**
 * POST /api/tables/{table}/branch: a new table that begins as this one stood after so many moves.
 */
export interface Branch {
  moves: number
  seat: number
  level?: string
}
/**
 * A table in the lobby, or one of yours.
 */
export interface Listed {
  table: string
  path: string
  game: string
  seats: number
  options: {
    [k: string]: boolean | number | string
  }
  status: 'open' | 'playing' | 'over'
  players: Player[]
  clock: ClockWish1
  made: number
  changed: number
  your_seat: number | null
  your_turn: boolean
}
/**
 * GET /api/me
 */
export interface Me {
  name: string | null
  tables: Listed[]
}
/**
 * POST /api/me
 */
export interface Naming {
  name: string
}
/**
 * GET /api/tables: open tables with free seats.
 */
export interface Lobby {
  tables: Listed[]
}
/**
 * POST /api/tables/{table}/device: opens your seat on another device, once, for a while.
 *
 * The page at `path` takes what follows the # and sends it to POST /api/device.
 */
export interface DeviceLink {
  path: string
  expires: number
}
/**
 * POST /api/device
 */
export interface Device {
  key: string
}
/**
 * POST /api/tables/{table}/report: something is wrong here.
 */
export interface Report {
  text: string
  moves?: number | null
}
export interface Reported {
  number: number
  path: string
}
/**
 * The table after so many moves. The step is the move that led to it.
 */
export interface ReplayFrame {
  moves: number
  step: Step | null
  view: {
    [k: string]: unknown
  }
}
/**
 * GET /api/tables/{table}/replay?eyes=N: -1 for the public view; any seat once the game is over, before that
 * your own. `eyes=all` gives, once it is over, a view for each seat under `views`.
 */
export interface Replay {
  about: About
  players: Player[]
  eyes: number | 'all'
  status: 'open' | 'playing' | 'over'
  opening: Happening[]
  frames: ReplayFrame[]
  views: {
    [k: string]: ReplayFrame[]
  }
  proof: Proof | null
}
/**
 * The body of every HTTP answer that refuses something.
 */
export interface Failure {
  error: Problem
}
/**
 * GET /healthz
 */
export interface Health {
  ok: boolean
  version: string
  database: string
  node: string
}
