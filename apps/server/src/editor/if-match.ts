/** Whether an `If-Match` header allows a change of this revision: absent, `*`, or the revision with or without quotes. */
export function matchesRevision(header: string | null, revision: number): boolean {
  const tags = (header ?? '*').split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
  return tags.some((tag) => tag === '*' || tag === String(revision))
}
