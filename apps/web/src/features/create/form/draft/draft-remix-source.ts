import type { DraftSaver } from './draft-saver.ts'

export type StoryDraft<Form> = DraftSaver<Form> & {
  /** The story whose settings these are; null without one, and after the form was reset. */
  readonly remixedFrom: () => string | null
}

/** A draft with the story it was remixed from, until it is discarded. */
export function withRemixSource<Form extends object>(saver: DraftSaver<unknown>, from: string | null): StoryDraft<Form> {
  let remixedFrom = from
  return {
    ...saver,
    remixedFrom: () => remixedFrom,
    schedule: (values) => saver.schedule(remixedFrom === null ? values : { ...values, remixed_from: remixedFrom }),
    discard() {
      remixedFrom = null
      saver.discard()
    },
  }
}

/** Of a stored draft or a prefill. */
export const remixSourceOf = ({ remixed_from: from }: { readonly remixed_from?: unknown }): string | null =>
  typeof from === 'string' ? from : null
