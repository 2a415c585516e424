/** Button over an image. */
export const PLATE = 'border-transparent bg-on-picture! text-text! hover:bg-hover!'

/** Actions in the top right corner of a card, visible on hover, focus and while open. On touch devices `CARD_MORE` replaces them. */
export const CARD_ACTIONS =
  'absolute top-2.5 end-2 z-10 flex max-w-[calc(100%-1rem)] flex-wrap justify-end gap-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-[[aria-expanded=true]]:opacity-100 touch:invisible quick'
export const CARD_MORE = 'absolute top-2 end-2 z-10 hidden touch:block'
