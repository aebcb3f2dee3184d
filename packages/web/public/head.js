// Runs before the first paint, and before the app is loaded.

// So that a dark page never flashes white. The same rules as src/theme/color-mode.ts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('ykd-color-mode');
  } catch {
    // Storage can be forbidden: the device decides then.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.dataset.theme = dark ? 'dark' : 'light';
})();

// The calls with which the app is going to begin, as the server knows them: src/container/begun-calls.ts takes them over.
(function () {
  var element = document.getElementById('ykd-calls');
  if (element === null) return;
  window.ykdCalls = JSON.parse(element.textContent).map(function (call) {
    // Without an answer the app asks again, in its own time.
    var answer = fetch(call[0], call[1]).catch(function () {});
    return { url: call[0], method: call[1].method, body: call[1].body, answer: answer };
  });
})();
