/** How a form is started. */
export type StartMode = {
  readonly isPreview: boolean
  /** The price shown on the button; null while it is unknown. */
  readonly expectedCredits: number | null
  /** The story that prefilled the form. */
  readonly remixedFrom?: string | null
  /** The user was told that the story could not be published. */
  readonly acceptsUnpublishable?: boolean
}

/** Common fields of all start requests. */
export const startFieldsOf = ({ isPreview, expectedCredits, remixedFrom, acceptsUnpublishable }: StartMode) => ({
  ...(isPreview && { is_preview: true }),
  ...(expectedCredits !== null && { expected_credits: expectedCredits }),
  ...(remixedFrom && { remixed_from: remixedFrom }),
  ...(acceptsUnpublishable && { accepts_unpublishable: true }),
})
