/** How a game ended, as every view tells it. */
export interface Outcome {
  scores: number[]
  places: number[]
  winners: number[]
  reason: string
}
