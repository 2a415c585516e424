/** A link without a usable song. The message is user-facing. */
export class MusicLinkError extends Error {
  override name = 'MusicLinkError'
}
