import { type Drawable, drawableNamed, isLivingAnimal } from '../../vocabulary/vocabulary.ts'

/** Whether a name of the vocabulary is a person's. */
export const isPersonName = (name: string): boolean => drawableNamed(name)?.art === 'person'

/** Whether a drawing is of somebody: a person or an animal. */
export const isDrawnAsFigure = (drawn: Drawable | undefined): boolean =>
  drawn?.art === 'person' || (drawn?.art !== undefined && isLivingAnimal(drawn))
