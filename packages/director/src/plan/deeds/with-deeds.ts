import type { Analysis } from '../../story/analysis.ts'
import type { Period } from '../../story/periods.ts'
import type { Scene } from '../scene-item.ts'
import { withLines } from './with-lines.ts'
import { withMounts } from './with-mounts.ts'
import { withStreets } from './with-streets.ts'
import { withTools } from './with-tools.ts'
import { withVehicles } from './with-vehicles.ts'

/** A scene with what belongs to the deeds of its people: tools, mounts, the inside of vehicles, streets, and those who go along. */
export const withDeeds = (scene: Scene, analysis: Analysis, period: Period | undefined): Scene =>
  withMounts(withStreets(withVehicles(withLines(withTools(scene, analysis)), analysis), analysis, period), analysis, period)
