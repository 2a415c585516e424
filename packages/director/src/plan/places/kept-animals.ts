const VESSELS =
  'jars?|aquariums?|fish tanks?|bowls?|buckets?|cages?|plates?|pans?|pots?|nets?|box(?:es)?|crates?|baskets?|tins?|cans?|photos?|photographs?|pictures?|paintings?|drawings?|maps?|posters?'

/** Whether a sentence tells that an animal is in a vessel, on a plate or in a picture: `a jar of glowing jellyfish`. It is not where its kind lives then. */
export const isKeptAnimal = (what: string, text: string): boolean =>
  new RegExp(`\\b(?:${VESSELS}) (?:full )?of (?:\\p{L}+ ){0,2}${what.split(' ').at(-1)!}(?:s|es)?\\b`, 'iu').test(text)
