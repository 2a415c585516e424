/** Tempo labels of songs, slow to fast. */
export const TEMPO_LABELS = ['Slow', 'Medium', 'Fast'] as const
export type TempoLabel = (typeof TEMPO_LABELS)[number]

/** The label of a tempo in beats per minute: slow below 90, fast from 120 (E-025). */
export const tempoLabel = (bpm: number): TempoLabel => (bpm < 90 ? 'Slow' : bpm < 120 ? 'Medium' : 'Fast')
