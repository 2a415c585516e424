/** Joins metrics of several processes in Prometheus' text format: one block per metric, with the samples of all. */
export function mergeMetrics(texts: readonly string[]): string {
  const blocks = new Map<string, { readonly header: string; readonly samples: string[] }>()
  for (const block of texts.flatMap((text) => text.split(/^(?=# HELP )/m))) {
    const [header = '', type = '', ...samples] = block.split('\n')
    if (!header.startsWith('# HELP ')) continue
    const known = blocks.get(header) ?? { header: `${header}\n${type}`, samples: [] }
    known.samples.push(...samples.filter((line) => line !== ''))
    blocks.set(header, known)
  }
  return [...blocks.values()].map(({ header, samples }) => [header, ...samples, ''].join('\n')).join('\n')
}
