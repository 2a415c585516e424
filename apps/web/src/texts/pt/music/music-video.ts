import type * as english from '../../music/music-video.ts'
import type { Translation } from '../../locale/translation.ts'

export const musicVideoTexts: Translation<typeof english.musicVideoTexts> = {
  types: {
    'singing-dancing': {
      short: 'Um personagem canta e dança',
      text: 'Um personagem canta sua música, com os lábios nas palavras, e dança pelas cenas.',
    },
    'consistent-style': {
      short: 'Um só estilo para a música toda',
      text: 'Um só estilo do primeiro ao último compasso, cortado no ritmo. Não é preciso personagem.',
    },
    'consistent-character': {
      short: 'O mesmo rosto em uma história',
      text: 'A música vira uma história, e o mesmo rosto passa por ela inteira.',
    },
    'lyrics-video': {
      short: 'A letra sobre imagens',
      text: 'As palavras aparecem quando são cantadas, sobre imagens que combinam com elas.',
    },
  },
  chooser: {
    title: 'Que clipe musical você quer criar?',
    note: 'Os quatro são cortados no ritmo da sua música. O tipo pode ser mudado depois, no formulário.',
    sampleLine: 'e a noite canta junto',
  },

  typeLabel: 'Tipo de clipe musical',
  songLabel: 'Música',
  songHint: 'Melhor com músicas de até 5 minutos. As mais longas também são aceitas e cobradas pela duração inteira.',
  optionsLabel: 'Cortes, formato e qualidade',
  castHint: {
    'singing-dancing': 'Até dois. O primeiro canta.',
    'consistent-character': 'Até dois. O primeiro está em todas as cenas.',
  },
  castHintInstrumental: 'Até dois. O primeiro conduz.',
  instrumental: {
    label: 'Esta música não tem vocais',
    singingNote:
      'Esta música não tem voz, por isso ninguém canta: o elenco dança e atua com ela. Para lábios nas palavras, use uma música com voz.',
    lyricsNote:
      'Esta música não tem voz. As palavras aparecem como texto no tempo da música: as que você colar abaixo ou, se houver, as da própria música.',
    switchToLyrics: 'Mostrar as palavras como texto',
  },

  sung: {
    label: (singer) => `Pedir que ${singer} cante`,
    nobody: 'Pedir que seja cantada: nenhum provedor conectado consegue agora',
    hint: 'Uma nova música de um minuto é feita com as palavras abaixo ou, se houver, as da própria música, no clima e gênero dela. Soa diferente do que você ouve aqui.',
  },

  counter: (count, limit) => `${count}/${limit}`,
  topic: {
    label: 'Narrativa',
    placeholder: 'O que acontece na música? Um momento por linha.',
    hint: 'Se ficar vazio, a música conta a história sozinha.',
  },
  scenes: {
    label: 'Cenas',
    placeholder: 'Onde ela é cantada? Um palco à noite, um terraço ao nascer do sol…',
    hint: 'Opcional',
  },
  lyrics: {
    label: 'Letra',
    none: 'Opcional',
    lines: (count) => `${count} ${count === 1 ? 'linha' : 'linhas'}`,
    placeholder: 'Cole a letra, uma linha de cada vez',
    hint: 'As legendas seguem estas palavras quando são cantadas. Tempos como [00:12.50] são mantidos. Se ficar vazio, são usadas as palavras do próprio arquivo da música, se houver.',
    instrumentalHint:
      'Esta música não tem voz: estas palavras aparecem como texto, distribuídas pela música. Tempos como [00:12.50] são mantidos.',
  },

  style: {
    label: 'Estilo do vídeo',
    autoNote: 'A música escolhe',
    customNote: 'Com suas palavras',
    describe: 'Descreva o estilo',
    describeHint: 'Cores, materiais, luz. Por exemplo: recortes de papel, luz quente, cores de outono.',
    reference: 'Imagem de referência',
    referenceHint: 'Solte ou escolha uma imagem',
    referenceBusy: 'Enviando…',
    referenceUsed: 'O estilo é tirado desta imagem.',
    referenceNote: 'Ou mostre uma imagem: as cores e a luz dela viram o estilo do vídeo.',
    remove: 'Remover a imagem',
  },

  toggles: {
    enable_beat_sync: { label: 'No ritmo', hint: 'Os cortes caem na batida' },
    auto_captions: { label: 'Legendas', hint: 'As palavras quando são cantadas' },
    enable_broll: { label: 'B-roll', hint: 'Cenários entre os planos principais' },
    enable_start_end_frame: { label: 'Quadros inicial e final', hint: 'Cada plano flui para o seguinte' },
  },
  startEndLocked: 'Sempre ligado no modo Estilo',
  filmResolution: 'Resolução do vídeo',
  upscaled: 'O filme é feito em 1080p.',

  animated: { label: 'Vídeo animado', on: 'As imagens se movem', off: 'Imagens paradas, mais barato' },
  simple: {
    title: 'Envie uma música (até 5 minutos)',
    examples: 'Músicas de exemplo',
  },

  advancedNote: 'Cada plano tem o preço dos seus modelos.',

  starts: {
    music_video: {
      started: (id) => `Criação do clipe musical iniciada, processo ${id}`,
      finished: 'Clipe musical criado',
      failed: (reason) => `Falha ao criar o clipe musical: ${reason}`,
    },
    lyrics_video: {
      started: (id) => `Criação do vídeo com letra iniciada, processo ${id}`,
      finished: 'Vídeo com letra criado',
    },
    processFailed: (reason) => `Falha no processamento: ${reason}`,
    unknownError: 'Erro desconhecido',
  },

  missing: { song: 'Escolha uma música', character: 'Escolha um personagem', both: 'Escolha uma música e um personagem' },

  validation: {
    music: 'Forneça a URL de uma música',
    url: 'Digite uma URL válida',
    character: 'Escolha um personagem',
    style: 'Descreva um estilo',
    styleOrPicture: 'Descreva um estilo ou mostre uma imagem dele',
    topic: (limit) => `Use no máximo ${limit} caracteres`,
    uploadFailed: (reason) => `Falha no envio: ${reason}`,
    imageUploadFailed: 'Não foi possível enviar a imagem',
  },
}
