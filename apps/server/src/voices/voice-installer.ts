import { AppError } from '@fablecut/contracts/errors/app-error'
import { CATALOGUE, type CatalogueEntry, type OptionalVoice } from '@fablecut/studio/optional/catalogue'
import { EngineInstallError } from '@fablecut/studio/optional/engine-install-error'
import { installEngine } from '@fablecut/studio/optional/install'
import { installedEngines, isRuntimeInstalled } from '@fablecut/studio/optional/installed'
import type { Log } from '../platform/logging/log.ts'

/** A voice of the catalogue. `receivedBytes`: progress of its download; `problem`: why its last installation failed, as one sentence. */
export type InstallableVoice = Pick<OptionalVoice, 'gender' | 'source' | 'licence'> & {
  readonly key: string
  /** ISO 639-1. */
  readonly language: string
  /** Size of the download. */
  readonly bytes: number
  readonly state: 'available' | 'installing' | 'installed'
  readonly receivedBytes: number
  readonly problem: string | null
}

type InstallerOptions = {
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly catalogue?: readonly CatalogueEntry[]
  /** Whether this machine can run the voices. */
  readonly canRun?: () => boolean
}

type CatalogueVoice = { readonly engine: OptionalVoice; readonly archive: CatalogueEntry['archive'] }

/**
 * Installs voices in the background, one at a time. Its state is that of this process: after a restart an interrupted download is offered
 * again, and resumes.
 */
export class VoiceInstaller {
  readonly #log: InstallerOptions['log']
  readonly #voices: readonly CatalogueVoice[]
  readonly #canRun: () => boolean
  readonly #problems = new Map<string, string>()
  #running: { readonly key: string; receivedBytes: number } | undefined
  #done: Promise<void> = Promise.resolve()

  constructor({ log, catalogue = CATALOGUE, canRun = isRuntimeInstalled }: InstallerOptions) {
    this.#log = log
    this.#canRun = canRun
    this.#voices = catalogue.flatMap(({ engine, archive }) => (engine.kind === 'voice' ? [{ engine, archive }] : []))
  }

  /** The voices of the catalogue in its order; empty where their runtime has no build for this machine. */
  list(): InstallableVoice[] {
    if (!this.#canRun()) return []
    const installed = installedNames()
    return this.#voices.map((voice) => this.#describe(voice, installed))
  }

  /**
   * Starts an installation and returns its state; an installed voice, or one that is being installed, stays as it is. 404 for an unknown
   * voice, 409 while another one is being installed.
   */
  start(key: string): InstallableVoice {
    const voice = this.#canRun() ? this.#voices.find(({ engine }) => engine.name === key) : undefined
    if (voice === undefined) throw new AppError('NOT_FOUND')
    if (this.#running?.key !== key && !installedNames().has(key)) {
      if (this.#running !== undefined)
        throw new AppError('CONFLICT', { message: 'Another voice is being installed. Try again when it is done.' })
      this.#problems.delete(key)
      this.#running = { key, receivedBytes: 0 }
      this.#done = this.#install(voice)
    }
    return this.#describe(voice, installedNames())
  }

  /** Resolves when no installation is running. */
  idle(): Promise<void> {
    return this.#done
  }

  async #install(voice: CatalogueVoice): Promise<void> {
    const { name } = voice.engine
    try {
      await installEngine(voice, (bytes) => {
        if (this.#running !== undefined) this.#running.receivedBytes = bytes
      })
      this.#log.info('voice installed', { voice: name })
    } catch (error) {
      this.#log.warn('voice not installed', { voice: name, error })
      this.#problems.set(name, error instanceof EngineInstallError ? error.message : 'The voice could not be installed.')
    } finally {
      this.#running = undefined
    }
  }

  #describe({ engine, archive }: CatalogueVoice, installed: ReadonlySet<string>): InstallableVoice {
    const running = this.#running?.key === engine.name ? this.#running : undefined
    return {
      key: engine.name,
      language: engine.languages[0] ?? '',
      gender: engine.gender,
      source: engine.source,
      licence: engine.licence,
      bytes: archive.bytes,
      state: running ? 'installing' : installed.has(engine.name) ? 'installed' : 'available',
      receivedBytes: running?.receivedBytes ?? 0,
      problem: this.#problems.get(engine.name) ?? null,
    }
  }
}

const installedNames = (): ReadonlySet<string> => new Set(installedEngines().map(({ name }) => name))
