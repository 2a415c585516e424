import { onTrunk, paintTrunk, seam, type ClothedBody } from '../garment.ts'
import { isFeminineLook } from '../person-look.ts'
import { pelvis, shirt } from '../tops.ts'

/** A plain shirt and shorts. */
export function runningWear(wearer: ClothedBody): void {
  pelvis(wearer, wearer.look.bottom)
  shirt(wearer, wearer.look.top, wearer.seated ? 0 : 0.02)
}

/** A shirt with a number on the chest, and shorts: of players of teams. */
export function sportswear(wearer: ClothedBody): void {
  const { brush, h } = wearer
  runningWear(wearer)
  onTrunk(wearer, (up) =>
    seam(brush, 'white', h * 0.014, -1, (g) => {
      // An eight, which mirrored figures do not reverse.
      const radius = up * 0.085
      for (const [y, wide] of [
        [-up * 0.66, 0.8],
        [-up * 0.49, 1],
      ] as const) {
        g.moveTo(h * 0.012 + radius * wide, y)
        g.ellipse(h * 0.012, y, radius * wide, radius, 0, 0, Math.PI * 2)
      }
    }),
  )
}

/** Men with hair of men: whoever may be a woman wears a top. */
const isBareChested = (look: ClothedBody['look']): boolean =>
  !isFeminineLook(look) && (look.beard || /^(?:short|side|spiky|bald)$/u.test(look.hairStyle))

/** Trunks of swimmers and boxers, with a top but for men. */
export function trunks(wearer: ClothedBody): void {
  const { brush, look, h } = wearer
  onTrunk(wearer, (up) => paintTrunk(wearer, up, isBareChested(look) ? look.skin : look.top, 0.01, 0))
  pelvis(wearer, look.bottom)
  onTrunk(wearer, () =>
    seam(brush, look.bottom, h * 0.014, 0.3, (g) => {
      const w = wearer.build.hips * h
      g.moveTo(-w * 0.94, -h * 0.042)
      g.quadraticCurveTo(0, -h * 0.026, w * 0.88, -h * 0.042)
    }),
  )
}
