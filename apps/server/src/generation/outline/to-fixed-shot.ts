import type { OutlineShot } from '@fablecut/domain/story/inputs/outline'
import type { FixedShot } from '@fablecut/generation/ports/writer'

/** A shot of an outline as the writer takes it: without a plan it writes one. */
export const toFixedShot = ({ voiceOver, plan }: OutlineShot): FixedShot => ({ voiceOver, ...(plan && { plan }) })
