import type * as english from './english.ts'
import type { Translation } from './translation.ts'

/** All texts in one language, by the names of their exports. A missing text is an error of types. */
export type Catalogue = Translation<typeof english>
