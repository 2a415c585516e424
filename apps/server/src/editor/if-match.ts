/** Whether an `If-Match` header lets a change of this revision through: absent, `*`, or the revision, quoted or not. Source: ED-34. */
export function matchesRevision(header: string | null, revision: number): boolean {
  const wanted = (header ?? '*').split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
  return wanted.some((tag) => tag === '*' || tag === String(revision))
}
