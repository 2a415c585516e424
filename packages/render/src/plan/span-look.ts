import type { TimelineItem } from '@fablecut/domain/timeline/model'
import type { Animated, ColorSettings, Layout, Transform } from '@fablecut/domain/timeline/picture'
import { REST } from './pose.ts'
import { type SpanLook, VISUAL_PROPERTIES, type VisualKeyframes } from './model.ts'

type Looked = Layout & Animated & { readonly color?: ColorSettings }

/** The entries of a record that differ from the default; undefined without any. */
function changed<T extends object>(values: T | undefined, isDefault: (name: string, value: unknown) => boolean): T | undefined {
  const entries = Object.entries(values ?? {}).filter(([name, value]) => value !== undefined && !isDefault(name, value))
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T)
}

function visualKeyframes({ keyframes }: Animated): VisualKeyframes | undefined {
  const entries = VISUAL_PROPERTIES.map((name) => [name, keyframes?.[name]] as const).filter(([, frames]) => frames?.length)
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as VisualKeyframes)
}

/** The look of an item, without anything that has its default. */
export function lookOf(item: TimelineItem & Partial<Looked>): SpanLook {
  const transform = changed<Transform>(item.transform, (name, value) => value === REST[name as keyof Transform])
  const crop = item.crop && Object.values(item.crop).some((side) => side > 0) ? item.crop : undefined
  const keyframes = visualKeyframes(item)
  const color = changed<ColorSettings>(item.color, (_name, value) => value === 0)
  return {
    ...(transform && { transform }),
    ...(crop && { crop }),
    ...(item.fit && { fit: item.fit }),
    ...(item.blend && { blend: item.blend }),
    ...(keyframes && { keyframes }),
    ...(color && { color }),
  }
}
