import type * as english from '../../music/music.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodNameOf } from './song-words.ts'

export const musicTexts: Translation<typeof english.musicTexts> = {
  background: {
    label: 'Música de fundo',
    choices: { auto: 'Auto', trending: 'Em alta', link: 'Link', upload: 'Enviar', none: 'Nenhuma' },
    hints: {
      auto: 'Escolhida para combinar com a história.',
      none: 'O vídeo não tem música.',
    },
    missing: {
      link: 'Cole um link de música do Suno',
      upload: 'Envie um arquivo de áudio',
      trending: 'Escolha uma música em alta',
    },
    ownFile: 'Um arquivo seu.',
    pick: { trending: 'Escolher uma música', link: 'Colar um link', upload: 'Escolher um arquivo' },
  },

  source: {
    label: 'Música',
    pasteLink: 'Colar link',
    upload: 'Enviar / arrastar',
    pick: 'Músicas em destaque',
    drop: 'Solte seu arquivo de música aqui. Aceita MP3, WAV, M4A e outros formatos de áudio',
    tooLong: (length) => `Esta música dura ${length}. Corte-a ou use-a inteira.`,
    unknownLength: 'Não foi possível ler a duração aqui. Ela é medida antes de o vídeo ser feito.',
    remove: (name) => `Remover ${name}`,
    preparing: 'Preparando a música…',
    trimmed: (start, end, total) => `de ${start} a ${end} de ${total}`,
  },

  upload: {
    label: 'Arquivo de música',
    busy: 'Processando o áudio…',
    notAudio: 'Escolha um arquivo de áudio',
    tooLarge: (name, megabytes) => `${name} é grande demais (máx. ${megabytes} MB)`,
    failed: 'Não foi possível enviar a música. Tente de novo.',
    tooShort: (seconds) => `A música precisa ter pelo menos ${seconds} segundos`,
  },

  link: {
    title: 'Cole um link de música do Suno ou do TikTok',
    label: 'Link da música',
    placeholder: 'https://suno.com/song/...',
    import: 'Buscar música',
    importing: 'Buscando a música…',
    preparing: 'Preparando…',
    cancel: 'Cancelar',
    empty: 'Digite uma URL',
    invalidUrl: 'Digite uma URL válida',
    unsupportedHost: 'Digite uma URL do TikTok ou do Suno Music',
    failed: 'Falha ao ler a URL da música. Tente de novo.',
    fileFailed: 'Falha ao baixar o arquivo de música. Tente de novo.',
    untitled: 'Música de um link',
  },

  trim: {
    title: 'Cortar a música',
    open: 'Cortar',
    part: 'Parte da música que é usada',
    start: 'Início',
    end: 'Fim',
    length: 'Duração',
    play: 'Tocar a parte',
    pause: 'Pausar',
    limits: (min, max) => `De ${min} segundos a ${max / 60} minutos.`,
    how: { pointer: 'Arraste as bordas ou mova-as com as setas do teclado.', touch: 'Arraste as bordas.' },
    required: (max) => `Esta música tem mais de ${max / 60} minutos. Escolha a parte que será usada.`,
    cancel: 'Cancelar',
    keepWhole: 'Usar a música inteira',
    use: 'Usar esta parte',
    busy: 'Cortando…',
    unplayable: 'Esta música não pode ser tocada aqui. Ainda assim, pode ser usada inteira.',
  },

  player: {
    listen: (name) => `Ouvir ${name}`,
    stop: (name) => `Parar ${name}`,
    play: (name) => `Tocar ${name}`,
    pause: (name) => `Pausar ${name}`,
    unavailable: 'Esta música não pode ser tocada agora',
  },

  songs: {
    title: 'Músicas em alta',
    featured: 'Músicas em destaque',
    moods: 'Climas',
    mood: moodNameOf,
    facts: (artist, genre, tempo) => `${artist}, ${genreOf(genre)}, ${tempo} BPM`,
    select: 'Escolher',
    selectLabel: (name) => `Escolher ${name}`,
    failed: 'Não foi possível carregar as músicas. Seu formulário está guardado.',
    retry: 'Tentar de novo',
    externalLinks: 'Mais músicas',
    freeMusic: 'Música livre de direitos',
    makeMusic: 'Criar uma música',
    learnMore: 'Saiba mais',
  },
}
