import type * as english from '../../editor/refusals.ts'
import type { Translation } from '../../locale/translation.ts'

type Refusal = Parameters<typeof english.refusalText>[0]

const KINDS: Readonly<Record<string, string>> = { Video: '動画', Image: '画像', Audio: '音声' }

export const refusalText: Translation<typeof english.refusalText> = (refusal) => {
  switch (refusal.code) {
    case 'item_not_found':
      return `ID ${refusal.itemId} のタイムライン項目が見つかりません`
    case 'track_not_found':
      return `ID ${refusal.trackId} のトラックが見つかりません`
    case 'asset_not_found':
      return `ID ${refusal.mediaAssetId} の素材が見つかりません`
    case 'shot_not_found':
      return `ID ${refusal.shotId} のショットが見つかりません`
    case 'missing_asset':
      return `ショット ${refusal.shotId} の${KINDS[refusal.kind] ?? refusal.kind}素材（ID ${refusal.mediaAssetId}）が見つかりません`
    case 'group_not_found':
      return 'このグループはもうありません'
    case 'asset_not_ready':
      return 'このファイルはまだ準備できていません'
    case 'asset_in_use':
      return 'この素材はタイムラインで使用中のため削除できません。'
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `ここには十分な空きがありません：必要 ${refusal.requiredFrames}フレーム、空き ${refusal.availableFrames}フレーム`
    case 'nothing_to_join':
      return 'トランジションには、カット点の両側にクリップが必要です'
    case 'no_transition_material':
      return noMaterialText(refusal)
    case 'too_long':
      return '元のファイルはそこまで長くありません'
    case 'out_of_range':
      return `${refusal.min}〜${refusal.max}の値を選んでください`
    case 'take_not_ready':
      return 'このテイクはまだ準備できていません'
    case 'fixed_length':
      return 'この項目の長さは固定です'
    case 'nothing_to_split':
      return '分割するには、再生ヘッドをクリップの中に移動してください'
    case 'nothing_to_trim':
      return 'トリムするには、再生ヘッドをクリップの中に移動してください'
    case 'no_beats':
      return 'このムービーにはビートのある音楽がまだありません'
    case 'nothing_to_cut':
      return 'ビートに合わせてカットするには、クリップが2つ以上必要です'
    case 'nothing_in_range':
      return 'そこにはムービーの内容がありません'
    case 'words_not_found':
      return 'これらの言葉はもうムービーにありません'
    case 'too_short':
      return '対応する音や映像が残らなくなります。代わりに分割して、その部分を削除してください'
    case 'nothing_to_duplicate':
      return '複製するクリップ、音、字幕を選んでください'
    case 'nothing_to_copy':
      return 'コピーするクリップ、音、字幕を選んでください'
    case 'nothing_to_paste':
      return 'タイムラインからまだ何もコピーされていません'
    case 'other_frame_rate':
      return `毎秒${refusal.copiedFps}フレームのストーリーからコピーされました。このストーリーは毎秒${refusal.fps}フレームです`
    case 'marker_not_found':
      return 'このマーカーはもうありません'
    case 'empty_range':
      return 'アウト点はイン点より後にする必要があります'
    case 'too_many_markers':
      return `タイムラインのマーカーは最大${refusal.max}個です`
    case 'track_locked':
      return refusal.name
        ? `トラック「${refusal.name}」はロックされています。先にロックを解除してください`
        : '変更対象のトラックがロックされています。先にロックを解除してください'
    case 'nothing_to_freeze':
      return 'フレームを静止するには、再生ヘッドをクリップ上に移動してください'
    case 'sound_detached':
      return 'このクリップの音はすでに別のトラックにあります'
    case 'nothing_to_attach':
      return 'このクリップの音は分離されていません'
    case 'no_material':
      return 'その方向には、ファイルにこれ以上の内容がありません'
    case 'no_cut':
      return 'ここにカット点はありません。別の項目が隣接している必要があります'
    case 'nothing_to_link':
      return 'リンクするには2つ以上の項目を選んでください'
    case 'nothing_to_unlink':
      return '選択したものはリンクされていません'
    case 'several_clips':
      return 'グループに入れられるムービーのクリップは1つだけです。クリップ1つと、それに付くものを選んでください'
    case 'invalid_version':
      return `このバージョンは復元できません：${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}

const INCOMPATIBLE = {
  video_and_image: '動画と画像のファイルのみ使えます',
  audio: '音声ファイルのみ使えます',
  caption: '使えません',
} as const

const noMaterialText = ({ beforeFrames, afterFrames }: Extract<Refusal, { code: 'no_transition_material' }>): string =>
  `クリップに重ねる余りがありません：1つ目の終わりの後に${afterFrames}フレーム、2つ目の始まりの前に${beforeFrames}フレーム。トリムするか、余りの要らない黒フェードを使ってください。`
