/** `got into medical school`: nobody is there yet. */
const ADMITTED = /\b(?:g[eo]ts?|accepted|admitted)\b(?: \p{L}+)? into (?:\p{L}+ ){0,3}(?:school|university|college|academy)\b/giu

/** `turned the field into a lake`: in no lake. */
const TURNED = /\b(?:turn|change|transform)(?:s|ed|ing)? (?:(?!into )\p{L}+ ){1,5}into (?:an? |the )?(?:\p{L}+ ){0,1}\p{L}+/giu

/** `every city on earth`: all there are, and none of them. */
const ANY_OF_KIND = /\b(?:in |of |on |at )?(?:every|each|any|all) (?:\p{L}+ ){1,2}(?:on earth|in the (?:world|country|land))\b/giu

/** `at a garage sale`: in no garage. */
const SALES = /\b(?:garage|yard|estate|car boot|bake) sales?\b/giu

/** A text without the nouns of places that no word of it is at. */
export const withoutNamedOnly = (text: string): string => text.replace(ADMITTED, '').replace(SALES, '')

/** Words for where something happens, without places that something becomes and those that stand for all of their kind. */
export const withoutOtherPlaces = (where: string): string => withoutNamedOnly(where.replace(TURNED, '').replace(ANY_OF_KIND, ''))
