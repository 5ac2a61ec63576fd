export default function Home() {
  return (
    <main>
      <h1>益榫</h1>
    </main>
  )
}
