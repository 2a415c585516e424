import { identityOf, type Picture } from './story-state.ts'

/** Somebody who is told from others of his kind: by a name, as a member of a family of animals, or as who tells the story. */
const isKnown = (picture: Picture): boolean =>
  picture.properName !== undefined || identityOf(picture) === 'person' || (!picture.isPerson && picture.noun !== undefined)
const isLiving = ({ isPerson, drawn }: Picture): boolean => isPerson || drawn.file === 'animal'

/** Whether two pictures of a sentence are of the same one. Two of one kind are two only where both are known: `Leo and I`. */
export function isSamePicture(one: Picture, other: Picture): boolean {
  const areLiving = isLiving(one) && isLiving(other)
  const areTwo = areLiving && isKnown(one) && isKnown(other) && identityOf(one) !== identityOf(other)
  return (one.name === other.name && !areTwo) || (areLiving && identityOf(one) === identityOf(other))
}
