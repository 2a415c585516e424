import { type Drawable, drawableNamed } from '../../vocabulary/vocabulary.ts'

const NO_ANIMAL_FIGURES = /coral|feather|shell|nest|microbe/u

/** Whether a name of the vocabulary is a person's. */
export const isPersonName = (name: string): boolean => drawableNamed(name)?.art === 'person'

/** Whether a drawing is of somebody: a person or an animal. */
export const isFigureName = (drawn: Drawable | undefined): boolean =>
  drawn?.art === 'person' || (drawn?.art !== undefined && drawn.file === 'animal' && !NO_ANIMAL_FIGURES.test(drawn.name))
