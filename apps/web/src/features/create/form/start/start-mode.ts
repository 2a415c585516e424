/** How a form is started. */
export type StartMode = {
  readonly isPreview: boolean
  /** The price shown on the button; null while it is unknown. */
  readonly expectedCredits: number | null
  /** The story that prefilled the form. */
  readonly remixedFrom?: string | null
}

/** Common fields of all start requests. */
export const startFieldsOf = ({ isPreview, expectedCredits, remixedFrom }: StartMode) => ({
  ...(isPreview && { is_preview: true }),
  ...(expectedCredits !== null && { expected_credits: expectedCredits }),
  ...(remixedFrom && { remixed_from: remixedFrom }),
})
