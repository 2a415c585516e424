/** How fast songs are called, slow to fast. Source: E-025. */
export const PACES = ['Slow', 'Medium', 'Fast'] as const
export type Pace = (typeof PACES)[number]

/** What a tempo in beats per minute is called: slow below 90, fast from 120. Source: E-025, E-120. */
export const paceOf = (bpm: number): Pace => (bpm < 90 ? 'Slow' : bpm < 120 ? 'Medium' : 'Fast')
