/** Marks the element that is shown in full screen. */
export const STAGE_ATTRIBUTE = 'data-stage'

/** Some phones have full screen for video elements only. */
export const canBeFullScreen = (): boolean => document.fullscreenEnabled

/** Shows the preview in full screen, or leaves it; a browser may refuse. */
export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else
    void document
      .querySelector(`[${STAGE_ATTRIBUTE}]`)
      ?.requestFullscreen()
      .catch(() => undefined)
}
