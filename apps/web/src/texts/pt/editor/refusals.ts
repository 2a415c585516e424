import type * as english from '../../editor/refusals.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

type Refusal = Parameters<typeof english.refusalText>[0]

const plural = pluralOf('pt')

export const refusalText: Translation<typeof english.refusalText> = (refusal) => {
  switch (refusal.code) {
    case 'item_not_found':
      return `O item da linha do tempo com o ID ${refusal.itemId} não foi encontrado`
    case 'track_not_found':
      return `A faixa com o ID ${refusal.trackId} não foi encontrada`
    case 'asset_not_found':
      return `O arquivo com o ID ${refusal.mediaAssetId} não foi encontrado`
    case 'shot_not_found':
      return `O plano com o ID ${refusal.shotId} não foi encontrado`
    case 'missing_asset':
      return `O arquivo de ${KINDS[refusal.kind]} com o ID ${refusal.mediaAssetId} não foi encontrado para o plano ${refusal.shotId}`
    case 'group_not_found':
      return 'Este grupo não existe mais'
    case 'asset_not_ready':
      return 'Este arquivo ainda não está pronto'
    case 'asset_in_use':
      return 'Este arquivo está em uso na linha do tempo e não pode ser excluído.'
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `Não há espaço suficiente aqui. Necessário: ${frames(refusal.requiredFrames)}; livre: ${frames(refusal.availableFrames)}`
    case 'nothing_to_join':
      return 'Uma transição precisa de um clipe de cada lado do corte'
    case 'no_transition_material':
      return noMaterialText(refusal)
    case 'too_long':
      return 'O original não é tão longo'
    case 'out_of_range':
      return `Escolha um valor de ${refusal.min} a ${refusal.max}`
    case 'take_not_ready':
      return 'Esta tomada ainda não está pronta'
    case 'fixed_length':
      return 'A duração deste item é fixa'
    case 'nothing_to_split':
      return 'Mova o cursor de reprodução para dentro de um clipe para dividi-lo'
    case 'nothing_to_trim':
      return 'Mova o cursor de reprodução para dentro de um clipe para apará-lo ali'
    case 'no_beats':
      return 'Ainda não há música com batida neste filme'
    case 'nothing_to_cut':
      return 'Um filme precisa de pelo menos dois clipes para ser cortado no ritmo'
    case 'nothing_in_range':
      return 'Não há nada do filme ali'
    case 'words_not_found':
      return 'Estas palavras não estão mais no filme'
    case 'too_short':
      return 'Não sobraria nada do som ou da imagem que faz parte dele. Em vez disso, divida-o e exclua a parte'
    case 'nothing_to_duplicate':
      return 'Selecione um clipe, um som ou uma legenda para duplicar'
    case 'nothing_to_copy':
      return 'Selecione um clipe, um som ou uma legenda para copiar'
    case 'nothing_to_paste':
      return 'Nada foi copiado de uma linha do tempo ainda'
    case 'other_frame_rate':
      return `Isto foi copiado de uma história com ${refusal.copiedFps} quadros por segundo; esta tem ${refusal.fps}`
    case 'marker_not_found':
      return 'Este marcador não existe mais'
    case 'empty_range':
      return 'O ponto de saída precisa ficar depois do ponto de entrada'
    case 'too_many_markers':
      return `Uma linha do tempo tem no máximo ${refusal.max} marcadores`
    case 'track_locked':
      return refusal.name
        ? `A faixa “${refusal.name}” está bloqueada. Desbloqueie-a primeiro`
        : 'Uma faixa que isto mudaria está bloqueada. Desbloqueie-a primeiro'
    case 'nothing_to_freeze':
      return 'Mova o cursor de reprodução sobre um clipe para congelar o quadro'
    case 'sound_detached':
      return 'O som deste clipe já está em uma faixa própria'
    case 'nothing_to_attach':
      return 'O som deste clipe não está separado'
    case 'no_material':
      return 'O arquivo não tem mais nada para mostrar nessa direção'
    case 'no_cut':
      return 'Não há corte aqui: outro item precisa encostar neste'
    case 'nothing_to_link':
      return 'Selecione dois itens ou mais para vinculá-los'
    case 'nothing_to_unlink':
      return 'O que está selecionado não está vinculado'
    case 'several_clips':
      return 'Só um clipe do filme pode estar em um grupo. Selecione um clipe e o que vai com ele'
    case 'invalid_version':
      return `Esta versão não pode ser restaurada: ${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}

const KINDS = { Video: 'vídeo', Image: 'imagem', Audio: 'áudio' } as const

const INCOMPATIBLE = {
  video_and_image: 'Só são permitidos vídeos e imagens',
  audio: 'Só são permitidos arquivos de áudio',
  caption: 'Não permitido',
} as const

const frames = (count: number): string => plural(count, { one: `${count} quadro`, other: `${count} quadros` })

const noMaterialText = ({ beforeFrames, afterFrames }: Extract<Refusal, { code: 'no_transition_material' }>): string =>
  `Os clipes não têm com o que se sobrepor: ${frames(afterFrames)} depois do fim do primeiro, ${frames(beforeFrames)} antes do início do segundo. Apare-os ou use a passagem pelo preto, que não precisa de nenhum.`
