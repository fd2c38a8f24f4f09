/** A part of the service worker: a notification that is tapped brings back the page that it came from. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const back = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find(({ url }) => url === notification.data)
    return page ? page.focus() : self.clients.openWindow(notification.data)
  }
  event.waitUntil(back())
})
