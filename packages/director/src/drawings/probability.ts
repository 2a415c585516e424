import weights from './weights.json' with { type: 'json' }

const table: Readonly<Record<string, number>> = weights

/** How probable it is that a sentence is recognized by a drawing with such features: 0 to 1. The weights are learnt from labelled sentences (`tools/assets/make-drawing-weights.ts`). */
export function probabilityOf(features: readonly string[]): number {
  const sum = features.reduce((total, feature) => total + (table[feature] ?? 0), table['']!)
  return 1 / (1 + Math.exp(-sum))
}
