/** Vocabulary of tasks done with software, and kinds of software; in the format of `nonprofit-words.ts`. */
export const softwareTasks = `
用户 | user
账户, 账号, 帐户, 帐号 | account
密码 | password
密码管理, 密码管理器 | password manager
登录, 登陆 | login, sign-in
注册 | registration, sign up
单点登录 | single sign-on, SSO
身份验证, 身份认证 | authentication
双因素, 双重验证, 两步验证, 双因素认证 | two-factor authentication, 2FA
验证码 | captcha, verification code
一次性密码 | one-time password, OTP
权限 | permission
访问控制 | access control
加密 | encryption, encrypted
端到端加密 | end-to-end encryption
密钥 | key
安全 | security, secure
隐私 | privacy
注重隐私, 隐私保护 | privacy-focused, privacy-friendly
匿名 | anonymous
审查 | censorship
漏洞 | vulnerability
病毒 | virus
杀毒 | antivirus
广告 | ad, advertising
广告拦截, 广告屏蔽 | ad blocker, ad blocking
拦截, 屏蔽, 阻止 | block, blocking
跟踪, 追踪 | track, tracking
跟踪器, 追踪器 | tracker
备份 | backup
恢复, 还原 | restore, recovery
同步 | sync, synchronization
迁移 | migration
导入 | import
导出 | export
上传 | upload
下载 | download
下载器, 下载管理 | download manager
传输 | transfer
文件传输 | file transfer
文件 | file
文件共享, 文件分享 | file sharing
文件管理, 文件管理器 | file manager
文件夹 | folder
共享, 分享 | share, sharing
链接 | link
短链接, 短网址 | URL shortener, short link
书签, 收藏夹 | bookmark
稍后阅读 | read it later
二维码 | QR code
剪贴板 | clipboard
文本 | text
代码片段 | snippet
粘贴板 | pastebin
文档 | document, documentation
文档管理 | document management
文档协作 | collaborative document
文件归档 | archive
归档, 存档 | archive, archiving
网页存档, 网页归档 | web archiving
电子表格, 表格 | spreadsheet, table
幻灯片, 演示文稿, 演示 | presentation, slides
办公 | office
办公软件, 办公套件 | office suite
文字处理 | word processing
笔记 | note, notes, note-taking
备忘录 | memo
日记 | diary, journal
知识库 | knowledge base
知识管理 | knowledge management
维基, 百科 | wiki
思维导图, 脑图 | mind map
流程图 | flowchart
白板 | whiteboard
大纲 | outline
写作 | writing
出版, 发布 | publish, publishing
内容管理, 内容管理系统 | content management, CMS
博客 | blog
建站, 网站构建 | website builder, site builder
静态网站 | static site
静态网站生成器 | static site generator
论坛 | forum
社交 | social
社交网络, 社交媒体 | social network, social media
微博 | microblog
评论 | comment
聊天 | chat
即时通讯, 即时通信 | instant messaging, messenger
消息 | message, messaging
通知 | notification, notify
推送 | push
推送通知 | push notification
邮件, 电子邮件, 邮箱 | mail, email
邮件服务器 | mail server
邮件列表 | mailing list
邮件营销, 群发邮件 | newsletter, email marketing
短信 | SMS, text message
电话 | phone, telephone, call
语音 | voice
视频会议, 网络会议 | video conferencing, video meeting
视频通话 | video call
协作, 协同 | collaboration, collaborative
协同办公 | groupware, collaboration
日历, 日程 | calendar
日程安排, 预约 | scheduling, booking, appointment
通讯录, 联系人 | contacts, address book
时间 | time
时间跟踪, 工时 | time tracking
提醒 | reminder
习惯 | habit
看板管理 | kanban
敏捷 | agile
缺陷跟踪, 问题跟踪 | bug tracker, issue tracking
需求 | requirement
工作区, 工作空间 | workspace
生产力, 效率 | productivity
地图 | map
地理, 地理信息 | geographic, GIS
定位, 位置 | location
导航 | navigation
旅行, 旅游 | travel, trip
轨迹 | GPS track, route
天气 | weather
图片, 图像 | image, picture
照片, 相片 | photo
相册 | photo album, gallery
图库 | gallery
摄影 | photography
图床 | image hosting
图片编辑, 修图 | image editing
设计 | design
绘图, 绘画 | drawing
矢量 | vector
动画 | animation
三维 | 3D
建模 | modelling
字体 | font
颜色 | colour
图标 | icon
海报 | poster
原型 | prototype
视频 | video
视频编辑, 剪辑 | video editing
录屏, 屏幕录制 | screen recording
截图 | screenshot
字幕 | subtitle
流媒体 | streaming
媒体 | media
多媒体 | multimedia
媒体服务器 | media server
影音 | media, video and audio
电影 | movie, film
电视剧, 剧集 | TV series, TV show
音乐 | music
音频 | audio
音乐播放器 | music player
播放 | play, playback
播放器 | player
播客 | podcast
广播, 电台 | radio
有声书, 有声读物 | audiobook
电子书 | ebook, e-book
阅读 | read, reading
阅读器 | reader
漫画 | comic, manga
杂志 | magazine
书 | book
书籍, 图书 | book
图书管理 | library management
游戏 | game
游戏服务器 | game server
种子, 磁力 | torrent
订阅 | subscription, feed
订阅源, 信息源 | feed
聚合, 聚合器 | aggregator, aggregate
新闻聚合, 阅读器订阅 | feed reader, RSS reader
搜索 | search
搜索引擎 | search engine
全文搜索, 全文检索 | full-text search
检索 | retrieval, search
爬虫, 抓取 | crawler, scraping
索引 | index
标签 | tag, label
分类 | category, classification
过滤 | filter
排序 | sort
推荐 | recommendation
翻译 | translation, translate
词典, 字典 | dictionary
语言 | language
本地化 | localization
拼写 | spelling
格式转换, 转换 | convert, conversion
转换器 | converter
转码 | transcoding
压缩 | compression, compress
解压 | decompress, extract
合并 | merge
识别 | recognition
文字识别, 光学识别 | OCR
人脸识别 | face recognition
语音识别, 语音转文字 | speech recognition, speech to text, transcription
语音合成, 文字转语音 | text to speech, speech synthesis
读屏, 屏幕阅读器 | screen reader
放大镜 | magnifier
键盘 | keyboard
输入法 | input method
人工智能 | artificial intelligence, AI
机器学习 | machine learning
深度学习 | deep learning
大模型, 大语言模型, 语言模型 | large language model, LLM
模型 | model
智能体 | agent, AI agent
聊天机器人 | chatbot
机器人 | robot, bot
助手, 助理 | assistant
提示词 | prompt
向量数据库 | vector database
知识图谱 | knowledge graph
问答 | question answering, Q&A
生成 | generate, generation
训练 | training
推理 | inference
物联网 | internet of things, IoT
智能家居 | smart home, home automation
家庭自动化 | home automation
传感器 | sensor
区块链 | blockchain
加密货币 | cryptocurrency
支付, 付款 | payment
收款 | payment collection
账单 | bill, billing
订阅管理 | subscription management
理财, 个人财务 | personal finance
资产 | asset
资产管理 | asset management
库存 | inventory, stock
进销存 | inventory management
仓储 | warehouse
物流 | logistics
订单 | order
商店, 商城 | shop, store
电商, 电子商务 | e-commerce, online store
营销 | marketing
销售 | sales
客户 | customer
企业资源计划 | ERP
供应链 | supply chain
食谱, 菜谱 | recipe
饮食 | diet, meal
购物清单 | shopping list
健身 | fitness, workout
学习 | learning, study
在线学习, 在线教育 | e-learning, online learning
学习管理, 学习平台 | learning management system, LMS
考试, 测验 | exam, quiz
作业 | homework, assignment
课堂 | classroom
教学 | teaching
研究数据 | research data
文献 | literature, reference
引用 | citation, reference
论文 | paper, thesis
家谱 | genealogy
档案 | archives, records
记录 | record
清单, 列表 | list
目录 | directory, catalogue
数字资产 | digital asset
版权 | copyright
`
