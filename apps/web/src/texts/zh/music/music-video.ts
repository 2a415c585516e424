import type * as english from '../../music/music-video.ts'
import type { Translation } from '../../locale/translation.ts'

export const musicVideoTexts: Translation<typeof english.musicVideoTexts> = {
  types: {
    'singing-dancing': {
      short: '角色又唱又跳',
      text: '角色对着口型演唱你的歌曲，在各个场景中起舞。',
    },
    'consistent-style': {
      short: '整首歌一种风格',
      text: '从第一拍到最后一拍风格统一，跟着音乐剪辑。无需角色。',
    },
    'consistent-character': {
      short: '同一张脸贯穿故事',
      text: '歌曲变成故事，同一张脸贯穿始终。',
    },
    'lyrics-video': {
      short: '画面上的歌词',
      text: '歌词随演唱出现，衬着与之相配的画面。',
    },
  },
  chooser: {
    title: '你想创建哪种音乐视频？',
    note: '四种都会跟着你的歌曲剪辑。之后还可以在创建页面更改类型。',
    sampleLine: '夜色也跟着歌唱',
  },

  typeLabel: '音乐视频类型',
  songLabel: '歌曲',
  songHint: '最适合 5 分钟以内的歌曲。更长的也可以，按完整长度计价。',
  optionsLabel: '剪辑、画幅与画质',
  castHint: {
    'singing-dancing': '最多两个，第一个负责演唱。',
    'consistent-character': '最多两个，第一个出现在每个场景中。',
  },
  castHintInstrumental: '最多两个，第一个为主角。',
  instrumental: {
    label: '这首歌没有人声',
    singingNote: '这首歌没有人声，所以没有人演唱：角色会随音乐舞蹈和表演。如需对口型，请使用有人声的歌曲。',
    lyricsNote: '这首歌没有人声。文字会随音乐显示：使用你在下方粘贴的文字，没有则使用歌曲自带的文字。',
    switchToLyrics: '改为显示文字',
  },

  sung: {
    label: (singer) => `让 ${singer} 演唱`,
    nobody: '配唱：目前没有已连接的服务商能做到',
    hint: '用下方的歌词（没有则用歌曲自带的歌词），按相同的情绪和流派制作一首一分钟的新歌。听起来会与这里的不同。',
  },

  counter: (count, limit) => `${count}/${limit}`,
  topic: {
    label: '故事情节',
    placeholder: '歌里发生了什么？每行写一个瞬间。',
    hint: '留空时，由歌曲自己讲述故事。',
  },
  scenes: {
    label: '场景',
    placeholder: '在哪里演唱？夜晚的舞台、日出时的屋顶…',
    hint: '可选',
  },
  lyrics: {
    label: '歌词',
    none: '可选',
    lines: (count) => `${count} 行`,
    placeholder: '粘贴歌词，每句一行',
    hint: '字幕会随演唱跟随这些歌词。[00:12.50] 这样的时间会保留。留空时，使用歌曲文件中自带的歌词（如有）。',
    instrumentalHint: '这首歌没有人声：这些文字会随音乐分布显示。[00:12.50] 这样的时间会保留。',
  },

  style: {
    label: '视频风格',
    autoNote: '由歌曲决定',
    customNote: '用你自己的话',
    describe: '描述风格',
    describeHint: '颜色、材质、光线。例如：剪纸、暖光、秋日色彩。',
    reference: '参考图',
    referenceHint: '拖放或选择图片',
    referenceBusy: '正在上传…',
    referenceUsed: '风格取自这张图片。',
    referenceNote: '或者提供一张图片：其色彩和光线将成为视频的风格。',
    remove: '移除图片',
  },

  toggles: {
    enable_beat_sync: { label: '卡点', hint: '剪辑点落在节拍上' },
    auto_captions: { label: '字幕', hint: '随演唱显示歌词' },
    enable_broll: { label: '空镜', hint: '主镜头之间的风景' },
    enable_start_end_frame: { label: '首尾帧', hint: '每个镜头流畅衔接下一个' },
  },
  startEndLocked: '风格模式下始终开启',
  filmResolution: '视频分辨率',
  upscaled: '影片以 1080p 制作。',

  animated: { label: '动态视频', on: '图片会动', off: '静态图片，更便宜' },
  simple: {
    title: '上传歌曲（最长 5 分钟）',
    examples: '示例歌曲',
  },

  advancedNote: '每个镜头按所用模型计价。',

  starts: {
    music_video: {
      started: (id) => `音乐视频已开始生成，工作流 ${id}`,
      finished: '音乐视频生成成功',
      failed: (reason) => `音乐视频生成失败：${reason}`,
    },
    lyrics_video: {
      started: (id) => `歌词视频已开始生成，工作流 ${id}`,
      finished: '歌词视频生成成功',
    },
    processFailed: (reason) => `处理失败：${reason}`,
    unknownError: '未知错误',
  },

  missing: { song: '选择歌曲', character: '选择角色', both: '选择歌曲和角色' },

  validation: {
    music: '请提供音乐网址',
    url: '请输入有效的网址',
    character: '请选择角色',
    style: '请描述风格',
    styleOrPicture: '请描述风格，或提供一张风格图片',
    topic: (limit) => `请最多使用 ${limit} 个字符`,
    uploadFailed: (reason) => `上传失败：${reason}`,
    imageUploadFailed: '图片上传失败',
  },
}
