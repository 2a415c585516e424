/** By place: that its words name it by no noun of its own. */
const GROUNDS: Readonly<Record<string, RegExp>> = {
  meadow:
    /^(?!.*\b(?:meadows?|pastures?|hilltop|(?:top|crest) of (?:the|an?) (?:\p{L}+ )?hill|(?:up|climb\w*) (?:the|an?) (?:\p{L}+ )?hill)\b)/iu,
  mountain: /^(?!.*\b(?:mountains?|Alps|Andes|Rockies|Dolomites)\b)/iu,
  beach: /^(?!.*\b(?:beach|(?:sea)?shore|coast|island)\b)/iu,
}

/** Whether a place is told by ground alone that others have as well: `in the tall grass`, `on a steep slope`. `where`: the words that tell it. */
export const isGroundOnly = (place: string, where: string): boolean => GROUNDS[place]?.test(where) ?? place === 'plain'
