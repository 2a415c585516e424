import type { Analysis } from '../../story/analysis.ts'
import type { Period } from '../../story/periods.ts'
import type { Scene } from '../scene-item.ts'
import { withDepictions } from './with-depictions.ts'
import { withHandovers } from './with-handovers.ts'
import { withLines } from './with-lines.ts'
import { withMounts } from './with-mounts.ts'
import { withMouths } from './with-mouths.ts'
import { withStreets } from './with-streets.ts'
import { withTools } from './with-tools.ts'
import { withVehicles } from './with-vehicles.ts'

/** A scene with what belongs to the deeds of its people: what they give, draw and carry, tools, mounts, the inside of vehicles, streets, and those who go along. */
export function withDeeds(scene: Scene, analysis: Analysis, period: Period | undefined): Scene {
  const handled = withMouths(withHandovers(withDepictions(scene, analysis), analysis), analysis)
  const equipped = withVehicles(withLines(withTools(handled, analysis)), analysis)
  return withMounts(withStreets(equipped, analysis, period), analysis, period)
}
