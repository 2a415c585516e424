import type * as english from '../../editor/shots.ts'
import { formatDecimal, formatList } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

const MEDIA_NAMES = { image: 'imagem', video: 'vídeo', 'audio-voice-over': 'narração' } as const
type Medium = keyof typeof MEDIA_NAMES

const ACTIVE_MEDIA: Readonly<Record<Medium, string>> = {
  image: 'A imagem ativa foi mudada',
  video: 'O vídeo ativo foi mudado',
  'audio-voice-over': 'A narração ativa foi mudada',
}

export const shotsTexts: Translation<typeof english.shotsTexts> = {
  name: (number) => `Plano ${number}`,
  hiddenName: 'Plano oculto',
  seconds: (seconds) => `${formatDecimal(seconds, 1)} s`,
  hide: 'Ocultar plano',
  unhide: 'Mostrar o plano de novo',
  remove: 'Excluir plano',
  previous: 'Plano anterior',
  next: 'Próximo plano',
  tabs: { label: 'O que é criado com o plano', script: 'Roteiro', image: 'Imagem estática', video: 'Vídeo' },
  uploaded: 'Enviado',
  generated: 'Gerado',
  takes: {
    label: { image: 'Imagens deste plano', video: 'Clipes deste plano', audio: 'Gravações deste plano' },
    name: { image: 'Imagem', video: 'Clipe', audio: 'Gravação' },
    takeName: (kind, number) => `${kind} ${number}`,
    active: 'no filme',
    pending: 'Em criação',
    failed: 'Não foi possível gerar. Nenhum crédito usado.',
    none: { image: 'Ainda sem imagem', video: 'Ainda sem clipe', audio: 'Nada gravado ainda' },
    compare: 'Comparar',
    upload: 'Enviar',
    history: 'Histórico',
    loadFailed: (status) => `Não foi possível carregar a mídia do plano: ${status}`,
  },
  failure: {
    label: 'A última tentativa falhou',
    again: 'Tentar de novo',
    use: (name) => `Usar ${name}`,
    builtIn: {
      image: 'Usar o motor de imagem integrado',
      video: 'Usar o motor de animação integrado',
      'audio-voice-over': 'Usar o motor de voz integrado',
    },
  },
  compare: {
    title: 'Qual delas?',
    left: 'Esquerda',
    right: 'Direita',
    use: 'Usar esta',
    inUse: 'No filme',
    close: 'Fechar',
  },
  prompts: {
    image: 'Prompt da imagem',
    video: 'Prompt do vídeo',
    script: 'Narração',
    imageHint: 'O que se vê: quem, onde, com que luz',
    videoHint: 'Como se move: a câmera, as pessoas, o tempo',
    scriptHint: 'O que é dito neste plano',
  },
  model: 'Modelo',
  clipFacts: (resolution, seconds) => `${resolution}, ${seconds} s`,
  references: {
    label: 'Imagens de referência',
    add: 'Adicionar uma imagem de referência',
    remove: 'Remover esta referência',
    hint: 'A imagem tira delas as cores e o visual',
  },
  motion: {
    label: 'Como o clipe termina',
    free: 'Livre',
    keyframe: 'Quadro final',
    reference: 'Referências',
    pick: 'Escolher a última imagem',
  },
  regenerate: { image: 'Gerar imagem de novo', video: 'Gerar vídeo de novo', 'audio-voice-over': 'Narrar de novo' },
  regenerateImageAndVideo: 'Gerar imagem e vídeo de novo',
  clipReplacedNote:
    'O filme mostra um clipe deste plano. Uma nova imagem toma o lugar dele até que um clipe seja criado com ela; o clipe continua entre as tomadas.',
  alsoGenerateClip: 'Criar também um clipe com a nova imagem',
  generate: { image: 'Gerar imagem', video: 'Gerar vídeo', 'audio-voice-over': 'Narrar' },
  free: 'GRÁTIS',
  imageRequired: 'Um clipe é criado a partir de uma imagem: gere ou escolha uma primeiro.',
  textRequired: { image: 'Primeiro escreva o que se vê.', 'audio-voice-over': 'Primeiro escreva o que é dito.' },
  voiceOverOutdated: 'O filme ainda diz as palavras anteriores. Narre de novo para ouvir estas.',
  insufficientCredits: (balance) => `Créditos insuficientes: você tem ${balance}`,
  promptsUpdated: 'Os prompts do plano foram mudados',
  promptsFailed: 'Não foi possível mudar os prompts do plano',
  done: (media) => `Gerado de novo no plano: ${formatList(media.map((medium) => MEDIA_NAMES[medium]))}`,
  activeMediaFailed: 'Não foi possível mudar a mídia ativa',
  activeMediaUpdated: (medium) => ACTIVE_MEDIA[medium],
  errors: {
    noStory: 'Nenhum ID de história informado',
    start: 'Não foi possível começar a gerar de novo',
    noRun: 'Falta workflowRunId na resposta',
    noOutput: 'O processo terminou, mas indicou falha ou não deu resultado',
    someFailed: (count) =>
      plural(count, {
        one: `Não foi possível criar ${count} plano. Os créditos dele voltaram`,
        other: `Não foi possível criar ${count} planos. Os créditos deles voltaram`,
      }),
    unsaved: 'Não foi possível salvar suas últimas edições, por isso nada foi iniciado. Tente de novo',
    price: 'O preço mudou. Veja-o e tente de novo',
  },
}
