import { AppError } from '@fablecut/contracts/errors/app-error'
import { UNDECLARED_TIMELINE_VERSION } from '@fablecut/contracts/wire/timeline-version'

/** The version of timelines that a client knows, from its header; that of clients without one where it is missing or invalid. */
export function readTimelineVersion(header: string | null): number {
  const version = Number(header ?? Number.NaN)
  return Number.isInteger(version) && version >= 1 ? version : UNDECLARED_TIMELINE_VERSION
}

/** Throws OUTDATED_CLIENT when a client would drop what a later release added to the stored timeline. */
export function requireKnownTimeline(storedVersion: number, knownVersion: number): void {
  if (storedVersion > knownVersion) throw new AppError('OUTDATED_CLIENT', { data: { timeline_version: storedVersion } })
}
