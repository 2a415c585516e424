import { EngineRefusal } from '@fablecut/generation/engine-error'

/** No provider of a request made it. The message is for creators. `isDown`: another provider might. */
export class ProviderUnavailable extends EngineRefusal {
  readonly isDown: boolean

  constructor(code: string, message: string, isDown: boolean) {
    super(code, message)
    this.isDown = isDown
  }
}
