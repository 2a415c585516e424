import type * as english from '../../music/music.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodsOf } from './song-words.ts'

export const musicTexts: Translation<typeof english.musicTexts> = {
  background: {
    label: '背景音乐',
    choices: { auto: '自动', trending: '热门', link: '链接', upload: '上传', none: '无' },
    hints: {
      auto: '根据故事挑选。',
      none: '视频没有音乐。',
    },
    missing: {
      link: '请粘贴 Suno 音乐链接',
      upload: '请上传音频文件',
      trending: '请从热门歌曲中选择一首',
    },
    ownFile: '你自己的文件。',
    pick: { trending: '选择歌曲', link: '粘贴链接', upload: '选择文件' },
  },

  source: {
    label: '音乐',
    pasteLink: '粘贴链接',
    upload: '上传 / 拖放',
    pick: '精选歌曲',
    drop: '将音乐文件拖放到这里。支持 MP3、WAV、M4A 等音频格式',
    tooLong: (length) => `这首歌长 ${length}。可以截取一段，或保留整首。`,
    unknownLength: '无法在此读取长度，制作视频前会进行测量。',
    remove: (name) => `移除 ${name}`,
    preparing: '正在准备歌曲...',
    trimmed: (start, end, total) => `${start} 至 ${end}，全长 ${total}`,
  },

  upload: {
    label: '音乐文件',
    busy: '正在处理音频...',
    notAudio: '请选择音频文件',
    tooLarge: (name, megabytes) => `${name} 过大（最大 ${megabytes} MB）`,
    failed: '音乐上传失败，请重试。',
    tooShort: (seconds) => `音乐长度至少为 ${seconds} 秒`,
  },

  link: {
    title: '粘贴 Suno 或 TikTok 音乐链接',
    label: '歌曲链接',
    placeholder: 'https://suno.com/song/...',
    import: '获取音乐',
    importing: '正在获取音乐...',
    preparing: '正在准备...',
    cancel: '取消',
    empty: '请输入网址',
    invalidUrl: '请输入有效的网址',
    unsupportedHost: '请输入 TikTok 或 Suno 音乐的网址',
    failed: '无法解析音乐网址，请重试。',
    fileFailed: '音乐文件下载失败，请重试。',
    untitled: '链接中的歌曲',
  },

  trim: {
    title: '截取歌曲',
    open: '截取',
    part: '使用的部分',
    start: '开始',
    end: '结束',
    length: '长度',
    play: '播放此部分',
    pause: '暂停',
    limits: (min, max) => `${min} 秒到 ${max / 60} 分钟。`,
    how: { pointer: '拖动两端，或用方向键移动。', touch: '拖动两端。' },
    required: (max) => `这首歌超过 ${max / 60} 分钟，请选择要使用的部分。`,
    cancel: '取消',
    keepWhole: '保留整首歌',
    use: '使用此部分',
    busy: '正在截取...',
    unplayable: '这首歌无法在此播放，但仍可整首使用。',
  },

  player: {
    listen: (name) => `试听 ${name}`,
    stop: (name) => `停止 ${name}`,
    play: (name) => `播放 ${name}`,
    pause: (name) => `暂停 ${name}`,
    unavailable: '现在无法播放这首歌',
  },

  songs: {
    title: '热门歌曲',
    featured: '精选歌曲',
    moods: '情绪',
    mood: moodsOf,
    facts: (artist, genre, tempo) => `${artist}，${genreOf(genre)}，${tempo} BPM`,
    select: '选择',
    selectLabel: (name) => `选择 ${name}`,
    failed: '无法加载歌曲。你填写的内容已保留。',
    retry: '重试',
    externalLinks: '更多音乐',
    freeMusic: '无版权音乐',
    makeMusic: '制作歌曲',
    learnMore: '了解更多',
  },
}
