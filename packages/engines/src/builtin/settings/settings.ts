import type { PlaceName } from '../scene/scene.ts'
import { abstract } from './abstract.ts'
import { city } from './city.ts'
import { forest } from './forest.ts'
import { livingRoom } from './living-room.ts'
import { sea } from './sea.ts'
import type { Setting } from './setting.ts'
import { village } from './village.ts'

export const SETTINGS: Record<PlaceName, Setting> = {
  village,
  sea,
  forest,
  mountain: village,
  city,
  street: city,
  room: livingRoom,
  kitchen: livingRoom,
  office: livingRoom,
  school: livingRoom,
  lab: livingRoom,
  desert: sea,
  space: abstract,
  field: village,
  underwater: sea,
  castle: village,
  stage: abstract,
  market: city,
  river: village,
  abstract,
}
