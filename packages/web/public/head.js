// Runs before the first paint, and before the app is loaded.

// Whoever looks as somebody else keeps nothing of that one here, and nothing that waits here for its own member is sent: the page
// has a store of its own, which forgets. Only the colours are those of the browser's owner (src/areas/viewing.tsx).
(function () {
  if (document.getElementById('ykd-viewing') === null) return;
  var colours = null;
  try {
    colours = localStorage.getItem('ykd-color-mode');
  } catch {
    // Storage can be forbidden.
  }
  var forgetful = {
    length: 0,
    key: function () {
      return null;
    },
    getItem: function (key) {
      return key === 'ykd-color-mode' ? colours : null;
    },
    setItem: function () {},
    removeItem: function () {},
  };
  ['localStorage', 'sessionStorage'].forEach(function (name) {
    Object.defineProperty(window, name, { value: forgetful });
  });
})();

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
  try {
    // What was read without a connection goes out before anything is asked (adapters-ui, stores/pending-progress).
    for (var at = 0; at < localStorage.length; at += 1) {
      var key = localStorage.key(at);
      if (key !== null && key.startsWith('ykd-progress:') && localStorage.getItem(key) !== '[]') return;
    }
  } catch {
    // Storage can be forbidden: nothing waits there then.
  }
  // Without an answer, or with one that refuses, the app asks again, in its own time; that nobody is logged in is an answer.
  function kept(answer) {
    if (!answer.ok && answer.status !== 401) return undefined;
    return answer.arrayBuffer().then(function (body) {
      return new Response(body, { status: answer.status, headers: answer.headers });
    });
  }
  window.ykdCalls = JSON.parse(element.textContent).map(function (call) {
    var answer = fetch(call[0], call[1])
      .then(kept)
      .catch(function () {});
    return { url: call[0], method: call[1].method, body: call[1].body, answer: answer };
  });
})();

// What stands in the page until the app does says it where there will be none (src/layouts/boot-screen.tsx).
addEventListener(
  'error',
  function (event) {
    // One of the app's scripts did not come, or the browser cannot read it. Others, of WeChat say, may fail.
    if (event.target.type === 'module' || (event.filename || '').startsWith(location.origin + '/assets/')) {
      document.documentElement.dataset.start = 'failed';
    }
  },
  true,
);
addEventListener('click', function (event) {
  if (!event.target.closest('[data-reload]')) return;
  // A link alone would lose the part of the lesson that the address names.
  event.preventDefault();
  location.reload();
});
