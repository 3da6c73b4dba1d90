// Longer than other files: one text is the program that runs inside Python.
import { OUTPUT_MAX_LENGTH } from '@sightline/contracts/interviews/limits'

/**
 * Code that runs inside Python before the candidate's code. Its last value is a function that loads
 * the candidate's code into a new module, calls its function once and returns the outcome as JSON.
 * It keeps references to every built-in it needs, so that code which replaces built-ins harms only
 * itself. From then on the interpreter refuses files, the network and access to the page. That is a
 * help for candidates, whose code fails with a clear message; the boundary is the frame
 * (docs/decisions/008).
 */
export const GUEST = `
def make_guest():
    import asyncio, builtins, gc, inspect, io, json, math, reprlib, signal, sys, time, types

    FILE = 'solution.py'
    OUTPUT_KEPT = ${OUTPUT_MAX_LENGTH} + 1
    # A cached call counts twice.
    RECURSION_LIMIT = 2500
    FRAMES_SHOWN = 6
    encode = json.JSONEncoder(ensure_ascii=True).encode
    decode = json.loads
    monotonic = time.perf_counter
    exact = (type(None), bool, str)
    isfinite = math.isfinite
    shorten = reprlib.Repr(maxlevel=4, maxlist=100, maxtuple=100, maxset=100, maxfrozenset=100, maxdeque=100, maxarray=100, maxdict=100, maxstring=1000, maxlong=400, maxother=1000).repr
    known = dict(vars(builtins))

    class TimeIsUp(BaseException):
        pass

    # Refuses what leads out of Python, for ever. Candidates' code reaches the variables of other functions through frames
    # and replaces built-ins, so this function uses neither: it has constants only, and no switch.
    def guard(event, args):
        text = ''.__class__
        if event == 'import':
            if text.__class__(args[0]) is not text or text.partition(args[0], '.')[0] in {
                'js', 'pyodide_js', 'pyodide', '_pyodide', '_pyodide_core', 'micropip', 'ctypes', '_ctypes',
            }:
                raise ImportError(f'{args[0]} is not available here')
        elif event == 'open':
            path, mode = args[0], args[1]
            if text.__class__(path) is text and path.startswith('/lib/python') and mode in ('r', 'rb', None):
                return
            raise PermissionError('Files are not available here')
        elif event == 'os.listdir':
            if text.__class__(args[0]) is not text or not args[0].startswith('/lib/python'):
                raise PermissionError('Files are not available here')
        elif event.startswith((
            'os.', 'shutil.', 'socket.', 'subprocess.', 'ctypes.', 'urllib.', 'http.', 'ftplib.', 'smtplib.', 'webbrowser.',
            'pathlib.', 'tempfile.', 'glob.', 'mmap.', 'sqlite3.',
        )):
            raise PermissionError(f'{event} is not available here')
        elif event in ('gc.get_objects', 'gc.get_referrers', 'gc.get_referents', 'sys.settrace', 'sys.setprofile',
                       'sys.monitoring.register_callback'):
            raise PermissionError(f'{event} is not available here')
        elif event == 'object.__setattr__' and args[1] in ('__code__', '__defaults__', '__kwdefaults__'):
            raise PermissionError('Functions cannot be changed here')

    # Code that clears this variable is ended with its worker instead.
    is_running = False

    def on_signal(number, frame):
        if is_running:
            raise TimeIsUp

    class Output(io.TextIOBase):
        def __init__(self):
            self.parts = []
            self.length = 0

        def writable(self):
            return True

        def write(self, text):
            if not isinstance(text, str):
                raise TypeError(f'write() argument must be str, not {type(text).__name__}')
            if self.length < OUTPUT_KEPT:
                self.parts.append(text[:OUTPUT_KEPT - self.length])
                self.length += len(self.parts[-1])
            return len(text)

        def text(self):
            return ''.join(self.parts)

    def no_input(prompt=None):
        raise RuntimeError('input() is not available here: the arguments come as parameters')

    class NoInput:
        def __getattr__(self, name):
            raise RuntimeError('sys.stdin is not available here: the arguments come as parameters')

        def __iter__(self):
            return self.readlines()

    class Loop(asyncio.BaseEventLoop):
        """An event loop without input and output, whose clock jumps to the next thing that is due."""
        def __init__(self):
            super().__init__()
            self._selector = self
            self.skipped = 0

        def time(self):
            return monotonic() + self.skipped

        def select(self, timeout):
            self.skipped += timeout or 0
            return []

        def _process_events(self, events):
            pass

        def _write_to_self(self):
            pass

        def _make_self_pipe(self):
            pass

    def run_coroutine(main, *, debug=None, loop_factory=None):
        """asyncio.run, which the engine's own loop does not have."""
        loop = Loop()
        outer = asyncio.events._get_running_loop()
        asyncio.events._set_running_loop(None)
        try:
            return loop.run_until_complete(main)
        finally:
            asyncio.events._set_running_loop(outer)

    def plain(value):
        """What tests can expect; whatever else comes back travels as a text marked odd."""
        kind = type(value)
        if kind in exact:
            return value
        if kind is list or kind is tuple:
            return [plain(item) for item in value]
        if isinstance(value, bool):
            return bool(value)
        if isinstance(value, int):
            return int(value) if -9007199254740991 <= value <= 9007199254740991 else {'odd': shorten(value)}
        if isinstance(value, float):
            return float(value) if isfinite(value) else {'odd': shorten(value)}
        if isinstance(value, str):
            return str(value)
        if isinstance(value, (list, tuple)):
            return [plain(item) for item in value]
        return {'odd': shorten(value)}

    def remark_on(value):
        if value is None:
            return 'nothing'
        if inspect.isgenerator(value) or isinstance(value, (map, filter, zip, reversed)):
            return 'iterator'
        if inspect.iscoroutine(value):
            value.close()
            return 'coroutine'
        return None

    def candidate_lines(error):
        lines = []
        trace = error.__traceback__
        while trace is not None:
            code = trace.tb_frame.f_code
            if code.co_filename == FILE:
                lines.append((trace.tb_lineno, code.co_name))
            trace = trace.tb_next
        return lines

    def describe(error):
        lines = candidate_lines(error)
        line = lines[-1][0] if lines else None
        if isinstance(error, TimeIsUp):
            return {'fault': 'timeout', 'line': line}
        if isinstance(error, MemoryError):
            return {'fault': 'memory', 'line': line}
        if isinstance(error, RecursionError):
            return {'fault': 'depth', 'line': line}
        if isinstance(error, SyntaxError) and error.filename == FILE:
            return {'fault': 'error', 'message': f'{type(error).__name__}: {error.msg}', 'line': error.lineno}
        if isinstance(error, SystemExit):
            return {'fault': 'error', 'message': 'Your code ended the program. Return the value instead.', 'line': line}
        try:
            message = str(error)[:1500]
        except BaseException:
            message = ''
        text = type(error).__name__ + (f': {message}' if message else '')
        shown = lines[-FRAMES_SHOWN:] if len(lines) > 1 else []
        for number, name in reversed(shown):
            text += f'\\n  line {number}, in {name}'
        return {'fault': 'error', 'message': text, 'line': line}

    def recursive_caches():
        """functools.cache in Python alone: calls through the built-in one use up the engine's small stack."""
        import functools
        native = sys.modules.pop('_functools')
        sys.modules['_functools'] = None
        del sys.modules['functools']
        try:
            import functools as plain_functools
        finally:
            sys.modules['_functools'] = native
            sys.modules['functools'] = functools
        functools._lru_cache_wrapper = plain_functools._lru_cache_wrapper

    def restore():
        names = vars(builtins)
        if names != known:
            for name in [name for name in names if name not in known]:
                del names[name]
            names.update(known)
        sys.modules.pop('solution', None)
        sys.setrecursionlimit(RECURSION_LIMIT)
        signal.signal(signal.SIGINT, on_signal)

    def player(subject):
        """A function that makes an object of a class and plays the calls of a test."""
        def play(*args):
            *own, calls = args
            player_object = subject(*own)
            return [getattr(player_object, method)(*rest) for method, *rest in calls]
        return play

    # The tests of a run share their code, so it is compiled once, unless the compiler prints a warning: every test
    # shows that. A code object is immutable.
    compiled_text = compiled = None

    def compile_once(code, output):
        nonlocal compiled_text, compiled
        if code == compiled_text:
            return compiled
        compiled_text = None
        compiled = compile(code, FILE, 'exec', dont_inherit=True)
        if output.length == 0:
            compiled_text = code
        return compiled

    def call_once(code, name, args_json, is_class):
        nonlocal is_running
        output = Output()
        args = decode(args_json)
        module = types.ModuleType('solution')
        world = vars(module)
        world['__builtins__'] = {**known, 'input': no_input}
        sys.modules['solution'] = module
        streams = sys.stdout, sys.stderr
        sys.stdout = sys.stderr = output
        sys.stdin = NoInput()
        started = ended = None
        is_loaded = False
        try:
            try:
                is_running = True
                exec(compile_once(code, output), world)
                function = world.get(name)
                if not callable(function):
                    outcome = {'fault': 'missing'}
                else:
                    if is_class:
                        function = player(function)
                    is_loaded = True
                    started = monotonic()
                    value = function(*args)
                    ended = monotonic()
                    outcome = {'value': plain(value), 'remark': remark_on(value)}
                    value = None
            finally:
                is_running = False
        except BaseException as error:
            if started is not None and ended is None:
                ended = monotonic()
            outcome = describe(error)
            outcome['isFatal'] = not is_loaded and isinstance(error, SyntaxError) and error.filename == FILE
            is_memory_gone = isinstance(error, MemoryError)
            error = None
        else:
            is_memory_gone = False
        finally:
            sys.stdout, sys.stderr = streams
        restore()
        world.clear()
        function = args = module = world = None
        if is_memory_gone:
            gc.collect()
        outcome['timeMs'] = 0 if started is None else (ended - started) * 1000
        outcome['output'] = output.text()
        return encode(outcome)

    def guard_builtins():
        """Loading a built-in module without an import raises no event."""
        import _imp
        create = _imp.create_builtin

        def create_builtin(spec):
            guard('import', (spec.name,))
            return create(spec)
        _imp.create_builtin = create_builtin

    asyncio.run = run_coroutine
    recursive_caches()
    guard_builtins()
    restore()
    sys.addaudithook(guard)
    for module_name in list(sys.modules):
        try:
            guard('import', (module_name,))
        except ImportError:
            del sys.modules[module_name]
    return call_once

make_guest()
`
