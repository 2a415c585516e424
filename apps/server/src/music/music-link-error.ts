/** A link that no song can be had from. Its message is a sentence for the person who pasted it. */
export class MusicLinkError extends Error {
  override name = 'MusicLinkError'
}
