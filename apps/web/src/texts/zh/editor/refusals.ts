import type * as english from '../../editor/refusals.ts'
import type { Translation } from '../../locale/translation.ts'

type Refusal = Parameters<typeof english.refusalText>[0]

const KINDS: Readonly<Record<string, string>> = { Video: '视频', Image: '图片', Audio: '音频' }

export const refusalText: Translation<typeof english.refusalText> = (refusal) => {
  switch (refusal.code) {
    case 'item_not_found':
      return `未找到 ID 为 ${refusal.itemId} 的时间轴项目`
    case 'track_not_found':
      return `未找到 ID 为 ${refusal.trackId} 的轨道`
    case 'asset_not_found':
      return `未找到 ID 为 ${refusal.mediaAssetId} 的素材`
    case 'shot_not_found':
      return `未找到 ID 为 ${refusal.shotId} 的镜头`
    case 'missing_asset':
      return `未找到镜头 ${refusal.shotId} 的${KINDS[refusal.kind] ?? refusal.kind}素材，ID 为 ${refusal.mediaAssetId}`
    case 'group_not_found':
      return '此组已不存在'
    case 'asset_not_ready':
      return '此文件尚未就绪'
    case 'asset_in_use':
      return '此素材正在时间轴中使用，无法删除。'
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `这里空间不足：需要 ${refusal.requiredFrames} 帧，可用 ${refusal.availableFrames} 帧`
    case 'nothing_to_join':
      return '转场需要剪辑点两侧都有片段'
    case 'no_transition_material':
      return noMaterialText(refusal)
    case 'too_long':
      return '源文件没有这么长'
    case 'out_of_range':
      return `请选择 ${refusal.min} 到 ${refusal.max} 之间的值`
    case 'take_not_ready':
      return '此备选尚未就绪'
    case 'fixed_length':
      return '此项目的长度是固定的'
    case 'nothing_to_split':
      return '将播放头移到片段内即可分割'
    case 'nothing_to_trim':
      return '将播放头移到片段内即可在该处修剪'
    case 'no_beats':
      return '此影片中还没有带节拍的音乐'
    case 'nothing_to_cut':
      return '影片至少需要两个片段才能按节拍剪辑'
    case 'nothing_in_range':
      return '那里没有影片内容'
    case 'words_not_found':
      return '这些词语已不在影片中'
    case 'too_short':
      return '其所属的声音或画面将一点不剩。请改为分割，再删除那部分'
    case 'nothing_to_duplicate':
      return '选择片段、声音或字幕即可创建副本'
    case 'nothing_to_copy':
      return '选择片段、声音或字幕即可复制'
    case 'nothing_to_paste':
      return '还没有从时间轴复制内容'
    case 'other_frame_rate':
      return `此内容复制自每秒 ${refusal.copiedFps} 帧的故事；当前故事为每秒 ${refusal.fps} 帧`
    case 'marker_not_found':
      return '此标记已不存在'
    case 'empty_range':
      return '出点必须在入点之后'
    case 'too_many_markers':
      return `一条时间轴最多有 ${refusal.max} 个标记`
    case 'track_locked':
      return refusal.name ? `轨道“${refusal.name}”已锁定，请先解锁` : '此操作涉及的轨道已锁定，请先解锁'
    case 'nothing_to_freeze':
      return '将播放头移到片段上即可定格画面'
    case 'sound_detached':
      return '此片段的声音已在单独的轨道上'
    case 'nothing_to_attach':
      return '此片段的声音没有分离'
    case 'no_material':
      return '文件在该方向上没有更多内容'
    case 'no_cut':
      return '这里没有剪辑点：需要与另一个项目相接'
    case 'nothing_to_link':
      return '选择两个或更多项目即可链接'
    case 'nothing_to_unlink':
      return '所选内容没有链接'
    case 'several_clips':
      return '一个组中只能有一个影片片段。请选择一个片段及其相关内容'
    case 'invalid_version':
      return `无法恢复此版本：${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}

const INCOMPATIBLE = {
  video_and_image: '只允许视频和图片文件',
  audio: '只允许音频文件',
  caption: '不允许',
} as const

const noMaterialText = ({ beforeFrames, afterFrames }: Extract<Refusal, { code: 'no_transition_material' }>): string =>
  `片段没有可重叠的内容：第一个片段结尾之后有 ${afterFrames} 帧，第二个片段开头之前有 ${beforeFrames} 帧。请修剪它们，或使用无需重叠的黑场过渡。`
