export const SHARE_ACTIONS = ['download', 'generate_link', 'publish', 'share_link_native', 'share_file_native'] as const
export type ShareAction = (typeof SHARE_ACTIONS)[number]

export const PLATFORMS = ['twitter', 'linkedin', 'reddit'] as const
export type Platform = (typeof PLATFORMS)[number]

/** View of the popup. */
export type ShareView =
  | { readonly view: 'main' }
  | { readonly view: 'export_options'; readonly action: Exclude<ShareAction, 'generate_link'> }
  | { readonly view: 'export_options'; readonly action: 'generate_link'; readonly platform: Platform | null }

export type ShareStep =
  | { readonly type: 'chose'; readonly action: ShareAction; readonly platform?: Platform }
  | { readonly type: 'back' }
  | { readonly type: 'closed' }

export const MAIN: ShareView = { view: 'main' }

export function nextShareView(_view: ShareView, step: ShareStep): ShareView {
  if (step.type !== 'chose') return MAIN
  if (step.action === 'generate_link') return { view: 'export_options', action: 'generate_link', platform: step.platform ?? null }
  return { view: 'export_options', action: step.action }
}

/** Channel name in analytics events. */
export type ShareChannel = 'download' | 'copy_link' | Platform | 'native_link' | 'native_file' | 'publish'

const CHANNELS: Record<ShareAction, ShareChannel> = {
  download: 'download',
  generate_link: 'copy_link',
  publish: 'publish',
  share_link_native: 'native_link',
  share_file_native: 'native_file',
}

export const channelOf = (action: ShareAction, platform: Platform | null = null): ShareChannel => platform ?? CHANNELS[action]
