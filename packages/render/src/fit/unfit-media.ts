/** A file that cannot be made to fit: it does not decode, or is of another kind. The message is for logs. */
export class UnfitMedia extends Error {
  override name = 'UnfitMedia'
}
