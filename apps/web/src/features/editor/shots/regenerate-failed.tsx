import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'

/** Over a shot that could not be made and has nothing else to show; its editor and its menu make it again. Source: E-158. */
export const RegenerateFailed = () => (
  <span className="absolute inset-0 grid place-items-center bg-on-picture p-3 text-center text-12 font-medium text-danger">
    {texts.card.failed}
  </span>
)
