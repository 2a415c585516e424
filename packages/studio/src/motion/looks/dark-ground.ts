import { luminance } from '../../paint/colour.ts'
import type { MotionLook } from './look.ts'

const DARK = 0.25

/** Whether the ground of a look is dark. */
export const isDarkLook = ({ palette }: Pick<MotionLook, 'palette'>): boolean => luminance(palette.ground[1]) < DARK
