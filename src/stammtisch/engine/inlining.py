"""Makes machine code only of what Python calls; everything else becomes part of its callers.

Numba makes every function ready to run by itself: it links the code of all the functions it calls, optimises the whole and
emits machine code, even for functions that only other compiled functions call. For rules of many small functions, this takes
longer than everything else together. Here such a function stays as it was before optimising, and is optimised once in each
function that Python calls.

This relies on Numba's internals, which `tests/engine/test_numba.py` checks:

- a code generator makes the library of a function by calling its `_library_class`, with the function's qualified name;
- `finalize` of a library links the libraries that it needs, then optimises and emits;
- what comes from other libraries is linked as `linkonce_odr`, and the module that holds it is `_final_module`;
- what `get_executable` returns is the entry point for Python, and the key of the function for compiled callers.
"""

__all__ = ["only_outermost"]

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

OPTIMISATION = 1  # of LLVM's levels; higher ones take a quarter longer to compile, and the rules don't get faster


class _Part(JITCodeLibrary):
    """The code of a function that only compiled code calls: linked, but neither optimised nor emitted."""

    def finalize(self):
        """Link what it needs, and leave it at that."""
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


class _Whole(JITCodeLibrary):
    """The code of a function that Python calls, with everything that it calls itself."""

    def _optimize_final_module(self):
        """Optimise once. Numba does it twice, so as to drop reference counts in between; ours are counted where it matters."""
        manager, builder = self._codegen._module_pass_manager(opt=OPTIMISATION)
        manager.run(self._final_module, builder)


class _Fastest(_Whole):
    """The same for a function that plays millions of moves: nothing in it is called, everything stands where it is used."""

    def _optimize_final_module(self):
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.add_function_attribute("alwaysinline")
        super()._optimize_final_module()


def only_outermost(dispatcher, fastest):
    """Let a dispatcher make machine code of its own function only. Compiled functions below it become part of that."""
    compile_all, name = dispatcher.compile, dispatcher.py_func.__qualname__
    context, whole = cpu_target.target_context, _Fastest if fastest else _Whole

    class Library:
        """What the code generator makes libraries with meanwhile, new ones and those that are read from the cache."""

        def __new__(cls, codegen, qualified_name):
            return (whole if qualified_name == name else _Part)(codegen, qualified_name)

        _unserialize = JITCodeLibrary._unserialize

    def get_executable(code, description, environment):
        if isinstance(code, _Part):
            return [].index  # never called: any built-in that is equal to no other will do
        return type(context).get_executable(context, code, description, environment)

    @global_compiler_lock  # another thread that compiles, or reads from the cache, must not see what is changed meanwhile
    def compile_whole(signature):
        codegen = context.codegen()
        before = codegen._library_class, context.__dict__.get("get_executable")
        codegen._library_class, context.get_executable = Library, get_executable
        try:
            return compile_all(signature)
        finally:
            codegen._library_class = before[0]
            if before[1] is None:
                del context.get_executable
            else:
                context.get_executable = before[1]

    dispatcher.compile = compile_whole
    return dispatcher
