/** Vocabulary of what software does, consists of and is called; in the format of `nonprofit-words.ts`. */
export const softwareVerbs = `
替代, 替代品, 替代方案 | alternative, replacement
兼容 | compatible
支持 | support
集成, 整合 | integration, integrate
连接 | connect, connection
连接器 | connector
管理 | management, manage
管理器 | manager
管理员 | administrator, admin
控制 | control
控制面板, 面板 | control panel, panel, dashboard
控制台 | console
创建 | create
构建 | build
编辑 | edit, editing
查看, 浏览 | view, browse
查询 | query
删除 | delete, remove
收集, 采集 | collect, collection
整理 | organize
发送 | send
接收 | receive
获取 | get, fetch
运行 | run
执行 | execute, execution
使用 | use
支付网关 | payment gateway
功能 | feature, function
功能丰富, 功能齐全 | feature-rich, full-featured
方案, 解决方案 | solution
引擎 | engine
生态 | ecosystem
套件 | suite
工具包 | toolkit, SDK
环境 | environment
虚拟环境 | virtual environment
沙箱 | sandbox
镜像 | image, mirror
进程 | process
任务队列 | job queue, task queue
内存 | memory
磁盘, 硬盘 | disk, drive
网络存储 | NAS, network attached storage
电源 | power
专业 | professional
初学者, 新手 | beginner
基础设施 | infrastructure
解析 | resolve, parse
协议栈 | protocol
标准 | standard
规范 | specification
变更, 变化, 更改 | change
历史 | history
快照 | snapshot
点对点 | peer-to-peer, P2P
多人 | multiplayer, multi-user
实例 | instance
节点 | node
世界, 全球 | world, global
`
