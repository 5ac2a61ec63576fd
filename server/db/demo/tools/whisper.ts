import type { DemoTool } from '../demo-types.ts'

export const whisper: DemoTool = {
  number: 1036,
  name: {
    zh: 'Whisper 语音转写',
    en: 'Whisper',
  },
  tagline: {
    zh: '访谈录音转成带时间的文字稿和字幕',
    en: 'Interviews turned into timed text and captions',
  },
  description: [
    {
      zh: 'Whisper 是公开权重的语音识别模型，普通话识别稳定，对带口音的讲述也有不错的效果。我们把它做成网页：上传录音，几分钟后下载文字和 SRT 字幕。',
      en: 'Whisper is a speech model with public weights, steady in Mandarin and fair with accents. We made a web page of it: upload a recording and minutes later download text and SRT captions.',
    },
    {
      zh: '每份额度是 30 小时音频，录音转写完立即删除，文字稿保留七天。',
      en: 'One grant covers 30 hours of sound; recordings are deleted as soon as they are transcribed, texts after seven days.',
    },
  ],
  audience: {
    zh: '适合做口述史、焦点小组和讲座字幕的团队。方言浓重或多人抢话的录音，请预留一半时间校对；个案咨询录音不要上传。',
    en: 'For oral history, focus groups and captions. With strong dialect or people talking over each other keep half the time for correction, and never upload counselling sessions.',
  },
  fields: ['disability', 'education', 'elderly', 'health'],
  needs: ['accessibility', 'dataCollection', 'learning'],
  kind: 'cloudService',
  cost: 'donatedQuota',
  keywords: {
    zh: '语音识别，转写，字幕，录音转文字，访谈，逐字稿',
    en: 'transcription, speech to text, captions, subtitles, interview, ASR',
  },
  licence: 'MIT',
  homepage: 'https://github.com/openai/whisper',
  rules: [
    {
      kind: 'entityType',
      anyOf: ['association', 'socialServiceAgency', 'foundation', 'publicInstitution', 'volunteerTeam'],
    },
    {
      kind: 'declared',
      key: 'interviewConsent',
      statement: {
        zh: '受访者知道录音会由机器转写，并没有表示反对。',
        en: 'Interviewees know that a machine transcribes the recording and do not object.',
      },
    },
  ],
  papers: [
    {
      zh: '录音清单（名称与时长）',
      en: 'List of recordings with their length',
    },
  ],
  replyWorkingDays: 3,
  claimSteps: [
    {
      zh: '合计一下录音总时长。',
      en: 'Add up the length of your recordings.',
    },
    {
      zh: '写明谁来校对，以及字幕给谁看。',
      en: 'Say who corrects the text and who will see the captions.',
    },
    {
      zh: '通过后领取 30 小时的激活码。',
      en: 'Once approved, get an activation code for 30 hours.',
    },
  ],
  exitRoute: {
    zh: '文字稿为 TXT、SRT、VTT 或 DOCX，下载后服务器上不再有你的东西。',
    en: 'Texts come as TXT, SRT, VTT or DOCX, and after the download nothing of yours is left with us.',
  },
  costAfter: {
    zh: '用完可再领一次；第三次起按每小时 2 元收电费与机器折旧。',
    en: 'It may be applied for once more; from the third time on it costs 2 yuan an hour for power and wear.',
  },
  stockPerYear: 200,
  allowanceUnits: 1,
  questions: {
    sections: [
      {
        key: 'audio',
        title: {
          zh: '录音',
          en: 'Recordings',
        },
        questions: [
          {
            key: 'hours',
            type: 'number',
            label: {
              zh: '要转写多少小时',
              en: 'Hours to transcribe',
            },
            min: 1,
            max: 30,
            unit: {
              zh: '小时',
              en: 'hours',
            },
          },
          {
            key: 'speech',
            type: 'choice',
            label: {
              zh: '说话人的口音',
              en: 'How the speakers talk',
            },
            options: [
              {
                value: 'standard',
                label: {
                  zh: '普通话',
                  en: 'Mandarin',
                },
              },
              {
                value: 'accent',
                label: {
                  zh: '带口音的普通话',
                  en: 'Mandarin with an accent',
                },
              },
              {
                value: 'dialect',
                label: {
                  zh: '方言',
                  en: 'Dialect',
                },
              },
            ],
          },
          {
            key: 'outputs',
            type: 'choices',
            label: {
              zh: '要哪些结果',
              en: 'Results that you want',
            },
            options: [
              {
                value: 'text',
                label: {
                  zh: '文字稿',
                  en: 'Text',
                },
              },
              {
                value: 'captions',
                label: {
                  zh: '字幕',
                  en: 'Captions',
                },
              },
              {
                value: 'both',
                label: {
                  zh: '双语对照',
                  en: 'Two languages',
                },
              },
            ],
            atMost: 2,
          },
          {
            key: 'correction',
            type: 'longText',
            label: {
              zh: '谁来校对，怎样抽查',
              en: 'Who corrects it, and how it is spot-checked',
            },
            minLength: 20,
            maxLength: 300,
          },
          {
            key: 'recordingList',
            type: 'file',
            label: {
              zh: '录音清单文件',
              en: 'List as a file',
            },
            isOptional: true,
            accept: ['pdf', 'image'],
            atMost: 1,
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'code',
    link: 'demoSpace',
    steps: [
      {
        zh: '打开上面的转写页，输入激活码，余额会显示为 30:00。',
        en: 'Open the transcription page above and type the code: the balance shows 30:00.',
      },
      {
        zh: '先传一段五分钟的录音，看看口音影响多大。',
        en: 'Upload five minutes first to see what the accent does.',
      },
      {
        zh: '下载文字稿，按时间戳回听并改正人名地名。',
        en: 'Download the text and listen back by time stamp to correct names.',
      },
    ],
  },
  reviewedOn: '2026-10-16',
}
