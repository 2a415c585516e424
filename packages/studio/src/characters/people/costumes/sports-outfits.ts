import { onTrunk, paintTrunk, seam, type ClothedBody } from '../garment.ts'
import { isFeminineLook } from '../person-look.ts'
import { pelvis, shirt } from '../tops.ts'

/** A shirt with a number on the chest, and shorts. */
export function sportswear(wearer: ClothedBody): void {
  const { brush, look, h } = wearer
  pelvis(wearer, look.bottom)
  shirt(wearer, look.top, wearer.seated ? 0 : 0.02)
  onTrunk(wearer, (up) =>
    seam(brush, 'white', h * 0.014, -1, (g) => {
      const [top, bottom] = [-up * 0.72, -up * 0.4]
      g.moveTo(-h * 0.022, top + h * 0.012)
      g.lineTo(-h * 0.008, top)
      g.lineTo(-h * 0.008, bottom)
      g.moveTo(h * 0.052, (top + bottom) / 2)
      g.ellipse(h * 0.032, (top + bottom) / 2, h * 0.02, (bottom - top) / 2, 0, 0, Math.PI * 2)
    }),
  )
}

/** Trunks of swimmers and boxers, with a top for women. */
export function trunks(wearer: ClothedBody): void {
  const { brush, look, h } = wearer
  onTrunk(wearer, (up) => paintTrunk(wearer, up, isFeminineLook(look) ? look.top : look.skin, 0.01, 0))
  pelvis(wearer, look.bottom)
  onTrunk(wearer, () =>
    seam(brush, look.bottom, h * 0.014, 0.3, (g) => {
      const w = wearer.build.hips * h
      g.moveTo(-w * 0.94, -h * 0.042)
      g.quadraticCurveTo(0, -h * 0.026, w * 0.88, -h * 0.042)
    }),
  )
}
