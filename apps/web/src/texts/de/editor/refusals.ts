import type * as english from '../../editor/refusals.ts'
import type { Translation } from '../../locale/translation.ts'

type Refusal = Parameters<typeof english.refusalText>[0]

export const refusalText: Translation<typeof english.refusalText> = (refusal) => {
  switch (refusal.code) {
    case 'item_not_found':
      return `Timeline-Element mit der ID ${refusal.itemId} nicht gefunden`
    case 'track_not_found':
      return `Spur mit der ID ${refusal.trackId} nicht gefunden`
    case 'asset_not_found':
      return `Mediendatei mit der ID ${refusal.mediaAssetId} nicht gefunden`
    case 'shot_not_found':
      return `Shot mit der ID ${refusal.shotId} nicht gefunden`
    case 'missing_asset':
      return `${KINDS[refusal.kind]} mit der ID ${refusal.mediaAssetId} für Shot ${refusal.shotId} nicht gefunden`
    case 'group_not_found':
      return 'Diese Gruppe gibt es nicht mehr'
    case 'asset_not_ready':
      return 'Diese Datei ist noch nicht bereit'
    case 'asset_in_use':
      return 'Diese Datei wird gerade in der Timeline verwendet und kann nicht gelöscht werden.'
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `Hier ist nicht genug Platz: ${frames(refusal.requiredFrames)} nötig, ${frames(refusal.availableFrames)} frei`
    case 'nothing_to_join':
      return 'Ein Übergang braucht auf beiden Seiten des Schnitts einen Clip'
    case 'no_transition_material':
      return noMaterialText(refusal)
    case 'too_long':
      return 'So lang ist die Quelle nicht'
    case 'out_of_range':
      return `Bitte wähle einen Wert von ${refusal.min} bis ${refusal.max}`
    case 'take_not_ready':
      return 'Dieser Take ist noch nicht bereit'
    case 'fixed_length':
      return 'Die Länge dieses Elements steht fest'
    case 'nothing_to_split':
      return 'Bewege den Abspielkopf in einen Clip, um ihn aufzuteilen'
    case 'nothing_to_trim':
      return 'Bewege den Abspielkopf in einen Clip, um ihn dort zu trimmen'
    case 'no_beats':
      return 'In diesem Film gibt es noch keine Musik mit einem Beat'
    case 'nothing_to_cut':
      return 'Ein Film braucht mindestens zwei Clips, um auf den Beat geschnitten zu werden'
    case 'nothing_in_range':
      return 'Dort ist nichts vom Film'
    case 'words_not_found':
      return 'Diese Wörter sind nicht mehr im Film'
    case 'too_short':
      return 'Vom zugehörigen Ton oder Bild bliebe nichts übrig. Teile es stattdessen auf und lösche den Teil'
    case 'nothing_to_duplicate':
      return 'Wähle einen Clip, einen Ton oder einen Untertitel aus, um ihn zu duplizieren'
    case 'nothing_to_copy':
      return 'Wähle einen Clip, einen Ton oder einen Untertitel aus, um ihn zu kopieren'
    case 'nothing_to_paste':
      return 'Es wurde noch nichts aus einer Timeline kopiert'
    case 'other_frame_rate':
      return `Das wurde aus einer Story mit ${refusal.copiedFps} Bildern pro Sekunde kopiert; diese hat ${refusal.fps}`
    case 'marker_not_found':
      return 'Diesen Marker gibt es nicht mehr'
    case 'empty_range':
      return 'Der Out-Punkt muss nach dem In-Punkt liegen'
    case 'too_many_markers':
      return `Eine Timeline hat höchstens ${refusal.max} Marker`
    case 'track_locked':
      return refusal.name
        ? `Die Spur „${refusal.name}“ ist gesperrt. Entsperre sie zuerst`
        : 'Eine Spur, die sich dadurch ändern würde, ist gesperrt. Entsperre sie zuerst'
    case 'nothing_to_freeze':
      return 'Bewege den Abspielkopf über einen Clip, um sein Bild einzufrieren'
    case 'sound_detached':
      return 'Der Ton dieses Clips ist schon auf einer eigenen Spur'
    case 'nothing_to_attach':
      return 'Der Ton dieses Clips ist nicht abgetrennt'
    case 'no_material':
      return 'Die Datei hat in dieser Richtung nichts mehr zu zeigen'
    case 'no_cut':
      return 'Hier ist kein Schnitt: Ein anderes Element muss direkt anliegen'
    case 'nothing_to_link':
      return 'Wähle zwei oder mehr Elemente aus, um sie zu verknüpfen'
    case 'nothing_to_unlink':
      return 'Die Auswahl ist nicht verknüpft'
    case 'several_clips':
      return 'In einer Gruppe kann nur ein Clip des Films sein. Wähle einen Clip aus und was dazugehört'
    case 'invalid_version':
      return `Diese Version kann nicht wiederhergestellt werden: ${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}

const KINDS = { Video: 'Videodatei', Image: 'Bilddatei', Audio: 'Audiodatei' } as const

const INCOMPATIBLE = {
  video_and_image: 'Hier sind nur Videos und Bilder erlaubt',
  audio: 'Hier sind nur Audiodateien erlaubt',
  caption: 'Nicht erlaubt',
} as const

const frames = (count: number): string => (count === 1 ? '1 Bild' : `${count} Bilder`)

const noMaterialText = ({ beforeFrames, afterFrames }: Extract<Refusal, { code: 'no_transition_material' }>): string =>
  `Die Clips haben nichts zum Überlappen: ${frames(afterFrames)} nach dem Ende des ersten, ${frames(beforeFrames)} vor dem Anfang des zweiten. Trimme sie oder nimm „Über Schwarz“, das braucht keine.`
